import { postSynonym } from '@korb/contracts/admin/search/synonyms-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { useSynonymChange } from './use-synonyms.ts';

type SynonymDialogProps = { term: string; onClose: () => void };

export function SynonymDialog({ term, onClose }: SynonymDialogProps) {
	const t = useMessages();
	const show = useSynonymChange();
	const [searched, setSearched] = useState(term);
	const [same, setSame] = useState('');
	const terms = [searched, same].map((each) => each.trim());
	const isValid = terms.every(isTerm) && terms[0]?.toLowerCase() !== terms[1]?.toLowerCase();
	const save = useMutation({
		mutationFn: () => call(postSynonym, { body: { terms } }),
		onSuccess: (change) => {
			show(change, t('synonyms.added', { terms: terms.join(' = ') }));
			onClose();
		},
	});
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('synonyms.add')}
			description={t('synonyms.text')}
			closeLabel={t('close')}
			onSubmit={() => isValid && save.mutate()}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" variant="primary" disabled={!isValid || save.isPending}>
						{t('save')}
					</Button>
				</>
			}
		>
			{save.error && (
				<Note tone="danger" isAlert>
					{problemOf(save.error)}
				</Note>
			)}
			<Field
				label={t('synonyms.searched')}
				maxLength={60}
				autoComplete="off"
				value={searched}
				onChange={({ target }) => setSearched(target.value)}
			/>
			<Field
				label={t('synonyms.same')}
				maxLength={60}
				autoComplete="off"
				value={same}
				onChange={({ target }) => setSame(target.value)}
			/>
		</Dialog>
	);

	function problemOf(error: Error): string {
		if (!hasErrorCode(error, 'conflict')) return t('notSaved');
		return error.code === 'known' ? t('synonyms.known') : t('synonyms.tooMany');
	}
}

/** Two letters or digits at least, in whatever script: the API decides about the rest. */
function isTerm(term: string): boolean {
	return /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(term);
}
