import { type KyselyPlugin, type OperationNode, PostgresQueryCompiler, RawNode } from 'kysely';
import type pg from 'pg';
import { connectionOf } from '../connection/connection.ts';
import { createSampler } from './sample.testing.ts';
import { keyOf, type Sources } from './source.testing.ts';

/** A statement as it is sent, with the keys of its template and of the parts in it. */
export type Statement = { text: string; keys: string[] };

/**
 * Every call takes other samples, and with them another path through the function. With 200 calls
 * eight seeds recorded equally many statements; with 100, one of three seeds missed two.
 */
const CALLS = 200;

/** Calls every SQL function with sample arguments, and records what it sends. */
export async function recordStatements(sources: Sources): Promise<Statement[]> {
	const { checker, templates, functions } = sources;
	const boolean = checker.getBooleanType();
	const rowTypes = new Map(templates.map(({ key, row }) => [key, row]));
	const keysOf = new Map<string, string[]>();
	const sent = new Map<string, Statement>();
	const client = {
		async query(query: string | { text: string }) {
			const text = typeof query === 'string' ? query : query.text;
			const keys = keysOf.get(text) ?? [keyOf([text])];
			sent.set(text, { text, keys });
			const row = rowTypes.get(keys[0] ?? '');
			const isFound = sample(boolean);
			return isFound ? { rows: row ? [sample(row)] : [], rowCount: 1 } : { rows: [], rowCount: 0 };
		},
	};
	const tx = connectionOf(client as unknown as pg.PoolClient).withPlugin(noteKeys(keysOf));
	const { sample, restart } = createSampler(checker, { Kysely: tx, Pool: client });
	for (const { file, name, parameters } of functions) {
		const exported: Record<string, (...values: unknown[]) => unknown> = await import(file);
		const call = async () => exported[name]?.(...parameters.map(sample));
		// A new function does not change the samples of the others.
		restart();
		// Some samples are refused. A template that no call reaches is reported.
		for (let n = 0; n < CALLS; n++) await call().catch(() => {});
	}
	return [...sent.values()];
}

function noteKeys(keysOf: Map<string, string[]>): KyselyPlugin {
	const compiler = new PostgresQueryCompiler();
	return {
		transformQuery({ node, queryId }) {
			keysOf.set(compiler.compileQuery(node, queryId).sql, keysIn(node));
			return node;
		},
		transformResult: async ({ result }) => result,
	};
}

function keysIn(node: OperationNode): string[] {
	if (!RawNode.is(node)) return [];
	return [keyOf(node.sqlFragments), ...node.parameters.flatMap(keysIn)];
}
