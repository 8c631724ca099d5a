import type { DeskOffer, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { putOfferSupply } from '@korb/contracts/admin/assortment/assortment-paths';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { useUndo } from '../../session/undo/use-undo.ts';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Button } from '../../ui/button/button.tsx';
import { BanIcon } from '../../ui/icons/ban.ts';
import { UndoIcon } from '../../ui/icons/undo.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { useProductUpdate } from './use-product.ts';

type SaleActionProps = { product: DeskProduct; offer: DeskOffer };

/** Acts at once, since it can be undone. It asks only when somebody was faster. */
export function SaleAction({ product, offer }: SaleActionProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const { may } = useSession();
	const { replace, reload } = useProductUpdate();
	const { offerUndo } = useUndo();
	const isOff = offer.availability === 'unavailable';
	const wanted = isOff ? ('available' as const) : ('unavailable' as const);
	const save = (version: number) =>
		call(putOfferSupply, {
			params: { sku: product.sku, region: offer.region },
			body: { version, availability: wanted },
		});
	const region = unitName(offer.region);
	const done = isOff ? t('product.putBack', { region }) : t('product.tookOff', { region });
	const change = useMutation({
		mutationFn: save,
		onSuccess: (changed) => {
			replace(changed);
			offerUndo({ ...changed.undo, text: t('undo.of', { subject: product.name, change: done }) });
		},
	});
	if (!may('assortment.stock') || product.ownedByFeed.includes('availability')) return null;
	const title = isOff ? t('product.putOnSale', { region }) : t('product.takeOffSale', { region });
	const newer = hasErrorCode(change.error, 'stale')
		? (change.error.details['current'] as DeskProduct)
		: null;
	const theirs = newer?.offers.find(({ region: where }) => where === offer.region);
	const show = (availability: DeskOffer['availability']) => t(`product.${availability}`);
	return (
		<>
			<Button disabled={change.isPending} onClick={() => change.mutate(offer.version)}>
				{isOff ? <UndoIcon /> : <BanIcon />}
				{title}
			</Button>
			{change.error && (
				<OfferDialog
					{...{ product, title, save, done }}
					offer={theirs ?? offer}
					description={theirs ? t('stale.title') : t('notSaved')}
					isValid
					label={t('assortment.status')}
					show={({ availability }) => show(availability)}
					mine={show(wanted)}
					onClose={() => {
						reload(product.sku);
						change.reset();
					}}
				>
					{theirs && (
						<p>
							{t('product.nowStored', {
								status: show(theirs.availability),
								wanted: show(wanted),
							})}
						</p>
					)}
				</OfferDialog>
			)}
		</>
	);
}
