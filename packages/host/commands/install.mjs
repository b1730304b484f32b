#!/usr/bin/env node
// @ts-check
import './node-version.mjs';
import { command } from './command.mjs';
import { install } from './prepare.mjs';

await command(install);
