// Makes TypeScript of JSON schemas: [{ schema, banner }] comes in as JSON, the texts go out as JSON. Called by tools/wire_types.py.
import { compile } from 'json-schema-to-typescript';

const style = { singleQuote: true, printWidth: 140, semi: true };
const options = { bannerComment: '', additionalProperties: false, unreachableDefinitions: true, format: true, style };

let text = '';
for await (const part of process.stdin) text += part;
const made = [];
for (const { schema, banner } of JSON.parse(text)) made.push(await compile(schema, 'Everything', { ...options, bannerComment: banner }));
process.stdout.write(JSON.stringify(made));
