import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import styles from './error-view.module.css';

export function NotFound({ message }: { message: string }) {
	const t = useMessages();
	return (
		<div className={`wrap ${styles['view']}`}>
			<h1>{t('error.notFound.title')}</h1>
			<p>{t('error.notFound.text')}</p>
			<AppLink href="/" className="link">
				{t('error.home')}
			</AppLink>
			<p className="muted small" lang="en">
				{message}
			</p>
		</div>
	);
}
