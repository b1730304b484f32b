#!/usr/bin/env node
// @ts-check
// Lists the licenses of all packages, and writes the bill of materials.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
// @boundaries-ignore One place of all options.
import { readArguments } from '../../host/commands/arguments.mjs';
import { billOf, componentsOf, isPermitted } from '../src/supply-chain.js';

const { values } = readArguments('licenses');
const root = fileURLToPath(new URL('../../..', import.meta.url));
const components = componentsOf(root);
for (const { name, version, license } of components) console.log(`${name}@${version}  ${license}`);
if (values.sbom) writeFileSync(resolve(values.sbom), `${JSON.stringify(billOf(components), null, 2)}\n`);
const refused = components.filter((component) => !isPermitted(component));
console.log(`${components.length} packages, ${refused.length} with a license that is not permitted.`);
for (const { name, version, license } of refused) console.error(`${name}@${version}: ${license}`);
if (refused.length) process.exit(1);
