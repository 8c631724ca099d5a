import type { DeskCustomer } from '@korb/contracts/admin/customers/customer-desk';
import { getCustomerExport } from '@korb/contracts/admin/customers/customer-desk-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import rows from '../../ui/layout/rows.module.css';
import text from '../../ui/layout/text.module.css';
import { DeletionDialog } from './deletion-dialog.tsx';

/** What the law grants the customer. Who may not do it sees it, and who can. */
export function PrivacyCard({ customer }: { customer: DeskCustomer }) {
	const t = useMessages();
	const { me, may } = useSession();
	const [isOpen, setOpen] = useState(false);
	const { customerId, deletionAt } = customer;
	const isAllowed = may('customers.privacy');
	return (
		<Card title={t('customerPage.privacy')} isFlush>
			<ul className={rows['list']}>
				<li>
					<div className={rows['grow']}>
						<p className={text['strong']}>{t('customerPage.export')}</p>
						<p className={`${text['small']} ${text['muted']}`}>{t('customerPage.exportText')}</p>
					</div>
					{isAllowed && (
						<a
							className={text['link']}
							href={toPath(getCustomerExport, { params: { customerId } })}
							download
						>
							{t('customerPage.download')}
						</a>
					)}
				</li>
				<li>
					<div className={rows['grow']}>
						<p className={text['strong']}>{t('customerPage.deletion')}</p>
						<p className={`${text['small']} ${text['muted']}`}>{t('customerPage.deletionHelp')}</p>
					</div>
					{isAllowed && (
						<Button size="sm" variant="danger" onClick={() => setOpen(true)}>
							{t(deletionAt ? 'customerPage.keep' : 'customerPage.delete')}
						</Button>
					)}
				</li>
				{!isAllowed && (
					<li className={`${text['small']} ${text['muted']}`}>
						{t(me.roles.includes('manager') ? 'customerPage.wholeShop' : 'customerPage.askManager')}
					</li>
				)}
			</ul>
			{isOpen && <DeletionDialog customer={customer} onClose={() => setOpen(false)} />}
		</Card>
	);
}
