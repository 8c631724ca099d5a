import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import { useSite } from '../../../platform/site.tsx';
import { fullName } from '../../../shop/addresses/full-name.ts';
import { addressText } from '../../../shop/fulfilment/address-text.ts';
import { Panel } from '../../../ui/card/panel.tsx';

type BillingPanelProps = {
	addresses: readonly SavedAddress[];
	/** null: there is none yet. */
	onEdit: (address: SavedAddress | null) => void;
	mayAdd: boolean;
};

export function BillingPanel({ addresses, onEdit, mayAdd }: BillingPanelProps) {
	const { t } = useSite();
	const billing = addresses.find(({ primaryFor }) => primaryFor.includes('Billing')) ?? null;
	const contact = billing && [billing.email, billing.phoneNumber].filter(Boolean).join(', ');
	return (
		<Panel
			title={t('account.billing.title')}
			lead={t('account.billing.lead')}
			action={
				(billing || mayAdd) && (
					<button type="button" className="link" onClick={() => onEdit(billing)}>
						{t(billing ? 'account.billing.edit' : 'account.billing.add')}
					</button>
				)
			}
		>
			<p>
				{billing ? (
					<>
						{[nameOf(billing), addressText(billing)].filter(Boolean).join(', ')}
						{contact && (
							<>
								<br />
								<span className="muted">{contact}</span>
							</>
						)}
					</>
				) : (
					t('account.billing.none')
				)}
			</p>
		</Panel>
	);
}

function nameOf(address: SavedAddress): string {
	return address.companyName || fullName(address);
}
