import { useMessages } from '../../platform/messages/use-messages.ts';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import styles from './page-opening.module.css';

/** Breadcrumb, title and lead of a page. */
export function PageOpening({ title, lead }: { title: string; lead: string }) {
	const t = useMessages();
	return (
		<>
			<Breadcrumb
				label={t('listing.trail')}
				trail={[{ href: '/', text: t('shell.tab.home') }]}
				current={title}
			/>
			<h1 className={styles['title']}>{title}</h1>
			{lead && <p className={styles['lead']}>{lead}</p>}
		</>
	);
}
