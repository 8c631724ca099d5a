import type { DeskCode } from '@korb/contracts/admin/promotions/discount-codes';
import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { BothValues } from '../../../ui/note/both-values.tsx';
import { Note } from '../../../ui/note/note.tsx';
import type { CodeTerms } from './code-draft.ts';
import { useCodeWords } from './use-code-words.ts';
import type { CodeSave } from './use-save-code.ts';

const refusals: Record<string, BackofficeMessageKey> = {
	taken: 'codes.refused.taken',
	endsInPast: 'codes.refused.endsInPast',
	belowUses: 'codes.refused.belowUses',
	customers: 'codes.refused.customers',
};

type CodeProblemProps = { save: CodeSave; mine: CodeTerms | null };

export function CodeProblem({ save: { error, newer, takeTheirs }, mine }: CodeProblemProps) {
	const t = useMessages();
	if (newer && mine) {
		return (
			<>
				<StaleCode theirs={newer} mine={mine} />
				<div>
					<Button onClick={takeTheirs}>{t('stale.takeTheirs')}</Button>
				</div>
			</>
		);
	}
	if (!error || newer) return null;
	const reason = 'code' in error ? refusals[String(error.code)] : undefined;
	return (
		<Note tone="danger" isAlert>
			{reason ? t(reason) : t('notSaved')}
		</Note>
	);
}

function StaleCode({ theirs, mine }: { theirs: DeskCode; mine: CodeTerms }) {
	const t = useMessages();
	const { full } = useFormats();
	const words = useCodeWords();
	const rowsOf = (terms: CodeTerms): [string, string][] => [
		[t('codes.advantage'), words.advantage(terms)],
		[t('codes.for'), words.conditions({ ...terms, isActive: true })],
		[t('codes.starts'), terms.startsAt ? full(terms.startsAt) : '–'],
		[t('codes.ends'), terms.endsAt ? full(terms.endsAt) : '–'],
		[t('codes.maxUses'), terms.maxUses === null ? '–' : String(terms.maxUses)],
	];
	const stored = new Map(rowsOf(theirs));
	return (
		<BothValues
			values={rowsOf(mine).map(([label, value]) => ({
				label,
				theirs: stored.get(label) ?? '',
				mine: value,
			}))}
		/>
	);
}
