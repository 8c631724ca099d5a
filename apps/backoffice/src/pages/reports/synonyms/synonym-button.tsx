import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { SynonymDialog } from './synonym-dialog.tsx';

/** Gives a search that found nothing another word for the same. */
export function SynonymButton({ term }: { term: string }) {
	const t = useMessages();
	const { may } = useSession();
	const [isOpen, setOpen] = useState(false);
	if (!may('search.synonyms')) return null;
	return (
		<>
			<Button size="sm" aria-label={t('synonyms.addFor', { term })} onClick={() => setOpen(true)}>
				<PlusIcon size="sm" />
				{t('synonyms.one')}
			</Button>
			{isOpen && <SynonymDialog term={term} onClose={() => setOpen(false)} />}
		</>
	);
}
