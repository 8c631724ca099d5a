import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import type { RefObject } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { addressName } from '../../../shop/addresses/address-lines.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type DeletePrimaryProps = {
	address: SavedAddress | null;
	onKeep: () => void;
	onDelete: (address: SavedAddress) => void;
	fallbackFocus: RefObject<HTMLElement | null>;
};

/** Only the primary address asks: another one takes its place in the next order. */
export function DeletePrimary(props: DeletePrimaryProps) {
	const { address, onKeep, onDelete, fallbackFocus } = props;
	const site = useSite();
	const { t } = site;
	return (
		<Dialog
			size="sm"
			open={address !== null}
			onClose={onKeep}
			title={address && t('account.address.deleteTitle', { name: addressName(site, address) })}
			closeLabel={t('account.close')}
			fallbackFocus={fallbackFocus}
			actions={
				<>
					<Button variant="danger" onClick={() => address && onDelete(address)}>
						{t('account.address.deleteYes')}
					</Button>
					<Button variant="ink" onClick={onKeep}>
						{t('account.keep')}
					</Button>
				</>
			}
		>
			<p>{t('account.address.deleteText')}</p>
		</Dialog>
	);
}
