// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// node describe.mjs FULL OUT: the part of GitHub's description of its API that Rangebar asks for, so that a mock
// server starts in seconds. Where the description names a media type only in its text, it is put where it belongs.
import { readFileSync, writeFileSync } from 'node:fs';

const [full, out] = process.argv.slice(2);
const whole = JSON.parse(readFileSync(full, 'utf8'));

const asked = {
    '/user': ['get'],
    '/rate_limit': ['get'],
    '/repos/{owner}/{repo}/pulls': ['get'],
    '/repos/{owner}/{repo}/pulls/{pull_number}': ['get'],
    '/repos/{owner}/{repo}/pulls/{pull_number}/files': ['get'],
    '/repos/{owner}/{repo}/compare/{basehead}': ['get'],
    '/repos/{owner}/{repo}/contents/{path}': ['get'],
    '/repos/{owner}/{repo}/commits': ['get'],
    '/repos/{owner}/{repo}/commits/{ref}': ['get'],
    '/repos/{owner}/{repo}/issues/{issue_number}/comments': ['get', 'post'],
    '/repos/{owner}/{repo}/issues/comments/{comment_id}': ['patch'],
};

const part = { openapi: whole.openapi, info: whole.info, servers: [{ url: '/' }], paths: {}, components: {} };
for (const [path, methods] of Object.entries(asked)) {
    part.paths[path] = {};
    for (const method of methods) {
        const operation = whole.paths[path]?.[method];
        if (!operation) {
            throw new Error(`GitHub describes no ${method} ${path} any more`);
        }
        part.paths[path][method] = operation;
    }
}

// Everything that is referred to, and what that refers to.
const taken = new Set();
function take(node) {
    if (node === null || typeof node !== 'object') {
        return;
    }
    if (typeof node.$ref === 'string' && !taken.has(node.$ref)) {
        taken.add(node.$ref);
        const names = node.$ref.slice('#/'.length).split('/');
        let from = whole;
        let to = part;
        names.forEach((name, i) => {
            from = from[name];
            if (i + 1 < names.length) {
                to = to[name] ??= {};
            } else {
                to[name] = from;
            }
        });
        take(from);
    }
    Object.values(node).forEach(take);
}
take(part.paths);

// The media type that GitHub recommends for all of its API. The example of the next page is at GitHub itself, which
// nobody is to ask here.
for (const operations of Object.values(part.paths)) {
    for (const operation of Object.values(operations)) {
        for (const response of Object.values(operation.responses)) {
            delete response.headers?.Link;
            const json = response.content?.['application/json'];
            if (json) {
                response.content['application/vnd.github+json'] = json;
            }
        }
    }
}
const contents = part.paths['/repos/{owner}/{repo}/contents/{path}'].get;
const raw = 'application/vnd.github.raw+json';
if (!contents.description.includes(raw)) {
    throw new Error(`the contents of a file are not given as ${raw} any more`);
}
contents.responses['200'].content[raw] = {
    schema: { type: 'object' },
    example: { schema: 3, environment: {}, scenarios: [] },
};

writeFileSync(out, JSON.stringify(part));
