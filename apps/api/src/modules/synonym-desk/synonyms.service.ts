import {
	MOST_SYNONYMS,
	type NewSynonyms,
	type SynonymChange,
	type SynonymGroup,
} from '@korb/contracts/admin/search/synonyms';
import { toWords } from '@korb/domain/search/search-words';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { keepUndo } from '../undo/index.ts';
import { deleteSynonymRow, insertSynonym, listSynonymRows } from './synonyms.sql.ts';

type Deps = { outbox: Outbox };

export function readSynonyms(ctx: StaffContext): Promise<SynonymGroup[]> {
	return ctx.db.single((tx) => loadSynonyms(tx, ctx));
}

export function addSynonym(
	ctx: StaffContext,
	deps: Deps,
	{ terms }: NewSynonyms,
): Promise<SynonymChange> {
	return ctx.db.transaction(async (tx) => {
		const groups = await loadSynonyms(tx, ctx);
		if (groups.some((group) => hasAll(group, terms))) {
			throw refused('known', 'The search knows that already.');
		}
		if (groups.length >= MOST_SYNONYMS) {
			throw refused('tooMany', `There are ${MOST_SYNONYMS} groups already.`);
		}
		const synonymId = await insertSynonym(tx, ctx.me.tenantId, terms);
		await recordSynonyms(tx, ctx, { action: 'synonym.add', synonymId, after: { terms } });
		return finish(tx, ctx, deps, { synonymId, terms, isRemoved: false });
	});
}

/** Terms of a group never change, so that its id says which ones the person has seen. */
export function removeSynonym(
	ctx: StaffContext,
	deps: Deps,
	synonymId: number,
): Promise<SynonymChange> {
	return ctx.db.transaction(async (tx) => {
		const terms = await deleteSynonymRow(tx, ctx.me.tenantId, synonymId);
		if (!terms) throw notFound('synonym');
		await recordSynonyms(tx, ctx, { action: 'synonym.remove', synonymId, before: { terms } });
		return finish(tx, ctx, deps, { synonymId, terms, isRemoved: true });
	});
}

type SynonymUndo = { synonymId: number; terms: string[]; isRemoved: boolean };

/** The other half of adding and of removing; what was removed returns under an id of its own. */
export const restoreSynonym =
	({ outbox }: Deps) =>
	async (tx: Tx, ctx: StaffContext, undo: SynonymUndo, version: number): Promise<number> => {
		const { tenantId } = ctx.me;
		const { synonymId, terms, isRemoved } = undo;
		if (isRemoved) {
			const restoredId = await insertSynonym(tx, tenantId, terms);
			await recordSynonyms(tx, ctx, {
				...{ action: 'synonym.add', synonymId: restoredId, after: { terms, isUndo: true } },
			});
		} else {
			if (!(await deleteSynonymRow(tx, tenantId, synonymId))) {
				throw refused('changedSince', 'Somebody has removed it since.');
			}
			await recordSynonyms(tx, ctx, {
				...{ action: 'synonym.remove', synonymId },
				...{ before: { terms }, after: { isUndo: true } },
			});
		}
		await purgeSearches(tx, tenantId, outbox);
		return version + 1;
	};

async function finish(
	tx: Tx,
	ctx: StaffContext,
	{ outbox }: Deps,
	change: SynonymUndo,
): Promise<SynonymChange> {
	await purgeSearches(tx, ctx.me.tenantId, outbox);
	const basedOn = change.isRemoved ? 2 : 1;
	const undo = await keepUndo(tx, ctx, {
		kind: 'synonym',
		permission: 'search.synonyms',
		subject: `synonym:${change.synonymId}`,
		...{ basedOn, version: basedOn + 1, change },
	});
	return { synonyms: await loadSynonyms(tx, ctx), undo };
}

/** Searches read synonyms anew each time; only the edge keeps answers. */
async function purgeSearches(tx: Tx, tenantId: string, outbox: Outbox): Promise<void> {
	await outbox.enqueue(tx, 'purge-edge', { keys: [surrogateKeys.search(tenantId)] });
}

async function loadSynonyms(tx: Tx, { me }: StaffContext): Promise<SynonymGroup[]> {
	const rows = await listSynonymRows(tx, me.tenantId);
	return rows.map(({ synonym_id: synonymId, terms }) => ({ synonymId, terms }));
}

function hasAll(group: SynonymGroup, terms: readonly string[]): boolean {
	const fold = (term: string) => toWords(term).join(' ');
	const known = new Set(group.terms.map(fold));
	return terms.every((term) => known.has(fold(term)));
}

function recordSynonyms(
	tx: Tx,
	ctx: StaffContext,
	{ synonymId, ...change }: { action: string; synonymId: number; before?: object; after?: object },
): Promise<void> {
	return recordChange(tx, ctx, { ...change, subject: `synonym:${synonymId}` });
}
