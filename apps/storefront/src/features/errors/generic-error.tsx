import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import styles from './error-view.module.css';

/** Anything but a missing page. It needs no data, so it can be shown when nothing else works. */
export function GenericError({
	message,
	reference,
}: {
	message: string;
	reference: string | null;
}) {
	const t = useMessages();
	return (
		<div className={`wrap ${styles['view']}`} data-error-view="generic">
			<h1>{t('error.generic.title')}</h1>
			<p>{t('error.generic.text')}</p>
			<p className={styles['actions']}>
				<button type="button" className={styles['action']} onClick={() => location.reload()}>
					{t('error.retry')}
				</button>
				<AppLink href="/" className="link">
					{t('error.home')}
				</AppLink>
			</p>
			{reference && <p className="muted small">{t('error.reference', { id: reference })}</p>}
			<p className="muted small" lang="en">
				{message}
			</p>
		</div>
	);
}
