import type { PagePayload } from '@korb/contracts/platform/payload';
import { useMessages } from '../platform/messages/use-messages.ts';
import styles from './preview-ribbon.module.css';

/** Makes sure that a draft, or a shop in preview mode, is not mistaken for the published one. */
export function PreviewRibbon({ draft }: { draft: PagePayload['draft'] }) {
	const t = useMessages();
	if (!draft) return <p className={styles['corner']}>{t('preview.mode')}</p>;
	return (
		<p className={styles['ribbon']}>
			{[t(draft.isExpired ? 'preview.expired' : 'preview.draft'), ...draft.notes].join(' ')}
		</p>
	);
}
