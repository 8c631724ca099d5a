import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
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
			<EmptyState
				level={1}
				title={t('error.generic.title')}
				actions={
					<>
						<Button onClick={() => location.reload()}>{t('error.retry')}</Button>
						<AppLink href="/" className="link">
							{t('error.home')}
						</AppLink>
					</>
				}
			>
				{t('error.generic.text')}
			</EmptyState>
			{reference && <p className="muted small">{t('error.reference', { id: reference })}</p>}
			<p className="muted small" lang="en">
				{message}
			</p>
		</div>
	);
}
