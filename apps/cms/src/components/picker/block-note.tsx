'use client';

import { type ReferenceReport, SearchingBlock } from '@korb/contracts/content/editor-choices';
import { useFormFields } from '@payloadcms/ui';
import type { UIFieldClientProps } from 'payload';
import { blockAdvice, missingAdvice } from '../../publishing/advice.ts';
import { useWords } from './texts.ts';
import { useShop } from './use-shop.ts';

/** Warns in blocks with shop results when there are none. */
export function BlockNote({ path, type }: UIFieldClientProps & { type: string }) {
	const { say } = useWords();
	const prefix = path?.replace(/[^.]+$/, '') ?? '';
	const typed = useFormFields(([fields]) => {
		const read = (name: string) => fields[`${prefix}${name}`]?.value;
		const source = Object.fromEntries(
			['kind', 'skus', 'category', 'term', 'slugs', 'tag'].flatMap((name) => {
				const value = read(`source.${name}`);
				return value === undefined || value === '' ? [] : [[name, value]];
			}),
		);
		const block = { type, sku: read('sku'), publications: read('publications'), source };
		return JSON.stringify(block);
	});
	const block = toBlock(JSON.parse(typed));
	const { answer } = useShop<ReferenceReport>('check', block && { blocks: [block] });
	const checked = block && answer?.blocks[0];
	if (!checked || (!checked.problem && checked.missing.length === 0)) return null;
	return (
		<p role="status" className="korb-note">
			{say(checked.problem ? blockAdvice(checked) : missingAdvice(checked.missing))}
		</p>
	);
}

const sourceFields: Record<string, string[]> = {
	skus: ['skus'],
	category: ['category'],
	search: ['term'],
	promotion: ['category'],
	slugs: ['slugs'],
	tag: ['tag'],
};

/** Null while the query is incomplete. Drops values of other source kinds, which the form keeps. */
function toBlock({ source, ...block }: Record<string, unknown>): SearchingBlock | null {
	const all = source as Record<string, unknown>;
	const names = ['kind', ...(sourceFields[String(all['kind'])] ?? [])];
	const own = Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name]]] : [])));
	return SearchingBlock.safeParse({ ...block, source: own }).data ?? null;
}
