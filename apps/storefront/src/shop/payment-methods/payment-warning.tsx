import { formatCardExpiry } from '@korb/domain/payment/card-expiry';
import type { ReactNode } from 'react';
import { useSite } from '../../platform/site.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { cardName } from './card-name.ts';
import { useMethodsQuery } from './methods-query.ts';

/** Cards that no longer pay. Nothing while all do, or while nobody knows. */
export function PaymentWarning({ link }: { link?: ReactNode }) {
	const site = useSite();
	const { t } = site;
	const { data } = useMethodsQuery();
	const expired = data?.activeMethods.filter((method) => method.expired) ?? [];
	const [first] = expired;
	return (
		<>
			{first && (
				<Notice tone="warn" title={t('paymentWarning.expired', { count: expired.length })}>
					{t('paymentWarning.expiredText', {
						count: expired.length,
						card: cardName(site, first),
						expiry: formatCardExpiry(first),
					})}{' '}
					{link}
				</Notice>
			)}
			{data?.hasInactiveMethods && (
				<Notice tone="warn" title={t('paymentWarning.inactive')}>
					{t('paymentWarning.inactiveText')} {!first && link}
				</Notice>
			)}
		</>
	);
}
