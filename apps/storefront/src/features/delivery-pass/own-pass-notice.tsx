import type { OwnDeliveryPass } from '@korb/contracts/delivery-pass/delivery-pass';
import { useSite } from '../../platform/site.tsx';
import { useLongDay } from '../../shop/delivery-pass/use-long-day.ts';
import { accountPath } from '../../shop/session/account-path.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Panel } from '../../ui/card/panel.tsx';
import styles from './pass-calculator.module.css';

/** In place of the offers: nobody needs a second pass. */
export function OwnPassNotice({ own }: { own: OwnDeliveryPass }) {
	const site = useSite();
	const formatDay = useLongDay();
	return (
		<div className={styles['frame']}>
			<Panel
				title={site.t('pass.yours', { day: formatDay(own.endDate) })}
				action={
					<LinkButton variant="ink" href={accountPath(site, 'pass')}>
						{site.t('pass.toAccount')}
					</LinkButton>
				}
			/>
		</div>
	);
}
