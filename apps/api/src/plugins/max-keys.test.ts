import { expect, it } from 'vitest';
import { z } from 'zod';
import { maxKeysOf } from './max-keys.ts';

const line = z.strictObject({ sku: z.string(), price: z.object({ cents: z.int() }).optional() });
type Tree = { children: Tree[] };
const tree: z.ZodType<Tree> = z.object({
	get children() {
		return z.array(tree).max(2);
	},
});

it.each([
	['a text', z.string(), 0],
	['an object', line, 3],
	['a list', z.object({ lines: z.array(line).max(50) }), 151],
	['a list of texts', z.object({ skus: z.array(z.string()) }), 1],
	['the larger variant', z.union([z.object({ sku: z.string() }), line]), 3],
	['a bounded record', z.record(z.string(), z.int()).meta({ maxProperties: 7 }), 7],
	['a list without bound', z.array(line), Number.POSITIVE_INFINITY],
	['a record without bound', z.record(z.string(), line), Number.POSITIVE_INFINITY],
	['a tree', tree, Number.POSITIVE_INFINITY],
	['what is read before a transform', line.transform(() => ({ other: 1 })), 3],
])('counts the keys of %s', (_, schema, keys) => {
	expect(maxKeysOf(schema)).toBe(keys);
});
