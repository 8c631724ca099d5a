import { existsSync } from 'node:fs';
import path from 'node:path';
import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { expect, it } from 'vitest';
import { blockModule, eagerTypes } from '../src/blocks/block-types.ts';

const root = path.join(import.meta.dirname, '..');
const lazyTypes = Object.keys(blockExamples).filter((type) => blockModule(type));

it('knows the module of every block, or the head of a page would lack its styles', () => {
	expect(lazyTypes.length).toBe(Object.keys(blockExamples).length - eagerTypes.length);
	const missing = lazyTypes.filter((type) => !existsSync(path.join(root, blockModule(type) ?? '')));
	expect(missing).toEqual([]);
});
