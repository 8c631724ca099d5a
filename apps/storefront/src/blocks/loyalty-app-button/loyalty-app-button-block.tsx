import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import type { BlockOf } from '../block-of.ts';
import styles from './loyalty-app-button-block.module.css';

export function LoyaltyAppButtonBlock({ block }: { block: BlockOf<'loyalty-app-button'> }) {
	const t = useMessages();
	const shops = [
		{ name: t('loyaltyApp.ios'), href: block.iosHref },
		{ name: t('loyaltyApp.android'), href: block.androidHref },
	];
	return (
		<div className={styles['app']}>
			<div>
				<b>{block.label}</b>
				{block.text && <p>{block.text}</p>}
			</div>
			<ul>
				{shops.map(
					({ name, href }) =>
						href && (
							<li key={name}>
								<AppLink
									href={href}
									isExternal
									target="_blank"
									rel="noopener noreferrer"
									className={buttonClass({ variant: 'club', size: 'sm' })}
								>
									{name}
								</AppLink>
							</li>
						),
				)}
			</ul>
		</div>
	);
}
