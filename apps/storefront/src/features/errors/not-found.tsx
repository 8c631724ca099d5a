import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import styles from './error-view.module.css';

export function NotFound({ message }: { message: string }) {
	const t = useMessages();
	return (
		<div className={`wrap ${styles['view']}`}>
			<EmptyState
				level={1}
				title={t('error.notFound.title')}
				actions={
					<AppLink href="/" className="link">
						{t('error.home')}
					</AppLink>
				}
			>
				{t('error.notFound.text')}
			</EmptyState>
			<p className="muted small" lang="en">
				{message}
			</p>
		</div>
	);
}
