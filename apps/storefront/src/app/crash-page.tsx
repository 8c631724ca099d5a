import { useEffect } from 'react';
import { logError } from '../platform/api/log.ts';
import { useMessages } from '../platform/messages/use-messages.ts';
import styles from './crash-page.module.css';

/** Shown when our own code fails, so it depends on as little of it as possible. */
export function CrashPage({ error }: { error: unknown }) {
	const t = useMessages();
	useEffect(() => logError('page crashed', error), [error]);
	return (
		<main id="main" tabIndex={-1} className={`wrap ${styles['crash']}`} data-error-view="generic">
			<title>{t('error.generic.title')}</title>
			<h1>{t('error.generic.title')}</h1>
			<p>{t('error.generic.text')}</p>
			<a className="link" href="/">
				{t('error.home')}
			</a>
		</main>
	);
}
