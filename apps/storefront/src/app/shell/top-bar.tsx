import { useState } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useClientConfigs } from '../../platform/site.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { XIcon } from '../../ui/icons/x.ts';
import styles from './top-bar.module.css';

/** A single-line editorial banner; once closed, it stays away until the page is reloaded. */
export function TopBar() {
	const t = useMessages();
	const { topbarbanner } = useClientConfigs();
	const [isClosed, setClosed] = useState(false);
	if (!topbarbanner || isClosed) return null;
	const { lead, text, linkLabel, href } = topbarbanner;
	return (
		<section className={styles['bar']} aria-label={t('shell.topBar')}>
			<div className={`wrap ${styles['row']}`}>
				<p>
					{lead && <span className={styles['lead']}>{lead} </span>}
					<b>{text}</b>{' '}
					{href && (
						<AppLink href={href} isExternal>
							{linkLabel ?? t('shell.topBar.more')}
						</AppLink>
					)}
				</p>
				<IconButton
					className={styles['close']}
					label={t('notification.close')}
					onClick={() => setClosed(true)}
				>
					<XIcon />
				</IconButton>
			</div>
		</section>
	);
}
