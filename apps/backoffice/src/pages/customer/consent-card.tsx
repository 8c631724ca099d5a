import type { DeskCustomer } from '@korb/contracts/admin/customers/customer-desk';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CheckIcon } from '../../ui/icons/check.ts';
import { XIcon } from '../../ui/icons/x.ts';
import rows from '../../ui/layout/rows.module.css';

/** Shown as given: only the customer can say yes. */
export function ConsentCard({ consent }: Pick<DeskCustomer, 'consent'>) {
	const t = useMessages();
	const { moment } = useFormats();
	const answers = [
		[t('customerPage.consentEmail'), consent.email],
		[t('customerPage.consentMail'), consent.mail],
		[t('customerPage.consentSms'), consent.sms],
		[t('customerPage.newsletter'), consent.newsletters.length > 0],
	] as const;
	const hint = consent.changedAt
		? t('customerPage.consentAt', { time: moment(consent.changedAt) })
		: t('customerPage.consentNever');
	return (
		<Card title={t('customerPage.consent')} hint={hint} isFlush>
			<ul className={rows['list']}>
				{answers.map(([name, isGiven]) => (
					<li key={name}>
						<span className={rows['grow']}>{name}</span>
						<Badge tone={isGiven ? 'ok' : 'neutral'}>
							{isGiven ? <CheckIcon /> : <XIcon />}
							{t(isGiven ? 'audit.yes' : 'audit.no')}
						</Badge>
					</li>
				))}
			</ul>
		</Card>
	);
}
