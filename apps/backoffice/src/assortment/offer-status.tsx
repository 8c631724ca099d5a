import { useMessages } from '../platform/i18n/locale.tsx';
import { useFormats } from '../session/session.tsx';
import { Status } from '../ui/badge/status.tsx';

type OfferState = {
	availability: 'available' | 'temporarilyUnavailable' | 'unavailable';
	backOn: string | null;
	/** What can still be sold; null: unlimited. */
	free: number | null;
};

/** How a product stands in one region; undefined where it was never offered. */
export function OfferStatus({ offer }: { offer: OfferState | undefined }) {
	const t = useMessages();
	const { day } = useFormats();
	if (!offer) return <Status mark="ring">{t('assortment.notOffered')}</Status>;
	if (offer.availability === 'unavailable') {
		return <Status mark="off">{t('assortment.offSale')}</Status>;
	}
	if (offer.availability === 'temporarilyUnavailable') {
		return (
			<Status mark="waiting">
				{offer.backOn
					? t('assortment.backOn', { day: day(offer.backOn) })
					: t('assortment.backLater')}
			</Status>
		);
	}
	if (offer.free === 0) return <Status mark="bad">{t('assortment.soldOut')}</Status>;
	return <Status mark="done">{t('assortment.onSale')}</Status>;
}
