import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = join(import.meta.dirname, 'unit-costs.json');

const Cost = z.strictObject({
	value: z.number().positive(),
	/** The measurement it comes from; null for an estimate. */
	measure: z.string().nullable(),
	measuredOn: z.iso.date(),
	/** The version that was measured. */
	commit: z.string().nullable(),
});

const CostFile = z.strictObject({
	/** CPU milliseconds of a page that the edge has cached. */
	cacheHitMs: Cost,
	payloadMs: Cost,
	/** The longest list, as HTML. */
	documentMs: Cost,
	/** A call of the browser for personal data, or of the storefront for a page. */
	apiCallMs: Cost,
	/** With its share of PostgreSQL, as are orders. */
	cartChangeMs: Cost,
	/** From the first of ten products to the paid order. */
	orderMs: Cost,
	/** Compressed. */
	pageBytes: Cost,
});
type CostFile = z.infer<typeof CostFile>;
export type UnitCosts = Record<keyof CostFile, number>;

/** Which figure of a measurement is which cost. */
const figures: Record<string, Partial<Record<keyof CostFile, string[]>>> = {
	api: { cartChangeMs: ['cpuMs'], orderMs: ['orders', 'cpuMs'] },
	edge: { cacheHitMs: ['cpuMs'], pageBytes: ['bytes'] },
	ssr: { documentMs: ['category', 'pageCpuMs'], payloadMs: ['category', 'payloadCpuMs'] },
};

export function readCostFile(): CostFile {
	return CostFile.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

export function valuesOf(file: CostFile): UnitCosts {
	const values = Object.entries(file).map(([name, { value }]) => [name, value]);
	return Object.fromEntries(values) as UnitCosts;
}

/** Replaces the costs that a measurement found; false when it finds none. */
export function saveCosts(
	measure: string,
	result: object,
	{ measuredOn, commit }: { measuredOn: string; commit: string },
): boolean {
	const found = Object.entries(figures[measure] ?? {}).map(([name, path]) => [
		name,
		{ value: figureAt(result, path), measure, measuredOn, commit },
	]);
	const file = CostFile.parse({ ...readCostFile(), ...Object.fromEntries(found) });
	writeFileSync(FILE, `${JSON.stringify(file, null, '\t')}\n`);
	return found.length > 0;
}

function figureAt(result: object, path: readonly string[]): unknown {
	return path.reduce((found: unknown, name) => Object(found)[name], result);
}
