// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// node validate.mjs DESCRIPTION EXCHANGES: holds what the tests' own GitHub answers to GitHub's description. An answer
// need not have every member there is, but what it has must be described, and be of that type.
import { readFileSync } from 'node:fs';

const [descriptionFile, exchangesFile] = process.argv.slice(2);
const description = JSON.parse(readFileSync(descriptionFile, 'utf8'));
const exchanges = readFileSync(exchangesFile, 'utf8').trim().split('\n').map((line) => JSON.parse(line));

function resolved(node) {
    while (node?.$ref) {
        node = node.$ref.slice('#/'.length).split('/').reduce((at, name) => at[name], description);
    }
    return node;
}

function isOfType(value, type) {
    switch (type) {
        case 'integer':
            return Number.isInteger(value);
        case 'array':
            return Array.isArray(value);
        case 'object':
            return value !== null && typeof value === 'object' && !Array.isArray(value);
        default:
            return typeof value === type;
    }
}

// What is wrong with the value, as a list of texts.
function faults(value, node, at) {
    const schema = resolved(node);
    if (!schema || (value === null && schema.nullable)) {
        return [];
    }
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) {
        const all = choices.map((choice) => faults(value, choice, at));
        return all.some((found) => found.length === 0) ? [] : all[0];
    }
    if (schema.allOf) {
        const merged = { type: 'object', properties: {} };
        schema.allOf.forEach((one) => Object.assign(merged.properties, resolved(one).properties));
        return faults(value, merged, at);
    }
    if (schema.type && !isOfType(value, schema.type)) {
        return [`${at} is no ${schema.type}: ${JSON.stringify(value)}`];
    }
    if (schema.enum && !schema.enum.includes(value)) {
        return [`${at} is ${JSON.stringify(value)}, and not one of ${schema.enum.join(', ')}`];
    }
    if (Array.isArray(value)) {
        return value.flatMap((one, i) => faults(one, schema.items, `${at}[${i}]`));
    }
    if (value !== null && typeof value === 'object' && schema.properties) {
        return Object.entries(value).flatMap(([name, member]) =>
            name in schema.properties
                ? faults(member, schema.properties[name], `${at}.${name}`)
                : schema.additionalProperties ? [] : [`${at}.${name} is not described`]);
    }
    return [];
}

function operationFor(method, target) {
    const path = target.split('?')[0];
    for (const [template, operations] of Object.entries(description.paths)) {
        const pattern = new RegExp(`^${template.replace(/\{[^}]*\}/g, '[^/]+')}$`);
        if (pattern.test(path) && operations[method]) {
            return operations[method];
        }
    }
    return undefined;
}

let count = 0;
const found = [];
for (const { method, target, status, body } of exchanges) {
    const name = `${method} ${target} ${status}`;
    const operation = operationFor(method.toLowerCase(), target);
    if (!operation) {
        found.push(`${name}: not described`);
        continue;
    }
    const query = new URLSearchParams(target.split('?')[1] ?? '');
    const known = (operation.parameters ?? []).map(resolved).filter((one) => one.in === 'query').map((one) => one.name);
    for (const asked of query.keys()) {
        if (!known.includes(asked)) {
            found.push(`${name}: asks with ${asked}, which is not described`);
        }
    }
    if (method === 'GET' && status === 304) {
        ++count; // so says the documentation of conditional requests, for all of the API
        continue;
    }
    const response = resolved(operation.responses[status]);
    if (!response) {
        found.push(`${name}: no such answer is described`);
        continue;
    }
    const schema = response.content?.['application/json']?.schema;
    if (schema && body !== null) {
        found.push(...faults(body, schema, 'body').map((fault) => `${name}: ${fault}`));
    }
    ++count;
}
found.forEach((fault) => console.error(fault));
console.log(`${count} of ${exchanges.length} exchanges were held to GitHub's description, ${found.length} faults.`);
process.exit(found.length === 0 && count > 0 ? 0 : 1);
