import type { JoeVoucher } from '@korb/contracts/loyalty/loyalty';
import { barcodeImage } from '@korb/domain/loyalty/barcode-svg';
import type { PromotionRow } from './promotions.sql.ts';

export function toJoeVoucher({ promotion_id, document }: PromotionRow): JoeVoucher {
	return {
		id: promotion_id,
		name: document.title,
		voucherType: document.discountPercent === null ? 'amount' : 'percent',
		contentType: 'coupon',
		onlineDescription: document.text,
		validFrom: document.validFrom,
		validUntil: document.validUntil,
		coins: 0,
		barcodeImage: document.barcode && barcodeImage(document.barcode, { hasText: true }),
		imageSingle: document.image,
		fineprintHeadline: document.fineprint === '' ? '' : document.title,
		fineprintText: document.fineprint,
	};
}
