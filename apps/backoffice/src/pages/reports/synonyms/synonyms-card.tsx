import type { SynonymGroup } from '@korb/contracts/admin/search/synonyms';
import { deleteSynonym } from '@korb/contracts/admin/search/synonyms-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { XIcon } from '../../../ui/icons/x.ts';
import { Empty } from '../../../ui/note/empty.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import styles from './synonyms-card.module.css';
import { useSynonymChange, useSynonyms } from './use-synonyms.ts';

/** What the search of the shop treats as the same. Removing acts at once, since it can be undone. */
export function SynonymsCard() {
	const t = useMessages();
	const show = useSynonymChange();
	const { data: synonyms, error, refetch } = useSynonyms();
	const [isAdding, add] = useState(false);
	const [search, setSearch] = useState('');
	const remove = useMutation({
		mutationFn: ({ synonymId }: SynonymGroup) => call(deleteSynonym, { params: { synonymId } }),
		onSuccess: (change, { terms }) =>
			show(change, t('synonyms.removed', { terms: terms.join(' = ') })),
		onError: () => void refetch(),
	});
	const wanted = search.trim().toLowerCase();
	const found = synonyms?.filter(({ terms }) =>
		terms.some((term) => term.toLowerCase().includes(wanted)),
	);
	return (
		<Card
			title={t('synonyms.title')}
			hint={t('reports.wholeShop')}
			actions={
				<Button size="sm" onClick={() => add(true)}>
					<PlusIcon size="sm" />
					{t('synonyms.add')}
				</Button>
			}
		>
			{error && (
				<LoadFailed what={t('synonyms.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{remove.error && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
			<SearchBox
				aria-label={t('synonyms.find')}
				placeholder={t('synonyms.find')}
				value={search}
				onChange={({ target }) => setSearch(target.value)}
			/>
			{found?.length === 0 && <Empty title={t('synonyms.none')} />}
			<ul className={styles['groups']}>
				{found?.map((group) => (
					<li key={group.synonymId}>
						<span>{group.terms.join(' = ')}</span>
						<Button
							variant="quiet"
							size="sm"
							isSquare
							aria-label={t('synonyms.remove', { terms: group.terms.join(' = ') })}
							disabled={remove.isPending}
							onClick={() => remove.mutate(group)}
						>
							<XIcon size="sm" />
						</Button>
					</li>
				))}
			</ul>
			{isAdding && <SynonymDialog term="" onClose={() => add(false)} />}
		</Card>
	);
}
