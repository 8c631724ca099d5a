import type {
	GeneralVoucher,
	PersonalVoucher,
	VoucherServiceType,
} from '@korb/contracts/content/vouchers';
import type { JoeVoucher } from '@korb/contracts/loyalty/loyalty';
import { barcodeImage } from '@korb/domain/loyalty/barcode-svg';

export type ShownVoucher = {
	id: string;
	title: string;
	text: string;
	image: PersonalVoucher['image'];
	/** Null where only the text says what it is worth. */
	discount: { cents: number } | { percent: number } | null;
	validFrom: string | null;
	validUntil: string | null;
	fineprint: string;
	/** Personal ones have to be activated. */
	promotionId: string | null;
	/** Null for the till only. */
	articleId: string | null;
	isAutomatic: boolean;
	/** Service types whose first order it is for; empty for vouchers that any order can have. */
	firstOrders: readonly VoucherServiceType[];
	/** For the till. */
	barcodeImage: string | null;
};

export function ofPersonal(voucher: PersonalVoucher): ShownVoucher {
	return {
		...common(voucher),
		promotionId: voucher.promotionId,
		articleId: voucher.articleId,
		isAutomatic: true,
		firstOrders: [],
	};
}

export function ofGeneral(voucher: GeneralVoucher): ShownVoucher {
	return {
		...common(voucher),
		promotionId: null,
		articleId: voucher.type === 'general-online' ? voucher.articleId : null,
		isAutomatic: voucher.ecommerceAutomaticRedemption !== null,
		firstOrders: voucher.ecommerceAutomaticRedemption === 'First orders' ? limitOf(voucher) : [],
	};
}

export function ofJoe(voucher: JoeVoucher): ShownVoucher {
	return {
		id: voucher.id,
		title: voucher.name,
		text: voucher.onlineDescription,
		image: voucher.imageSingle,
		discount: null,
		validFrom: voucher.validFrom,
		validUntil: voucher.validUntil,
		fineprint: voucher.fineprintText,
		promotionId: null,
		articleId: null,
		isAutomatic: false,
		firstOrders: [],
		barcodeImage: voucher.barcodeImage,
	};
}

function limitOf(voucher: GeneralVoucher): readonly VoucherServiceType[] {
	const limit = voucher.ecommerceLimitAutomaticRedemptionToServiceTypes;
	return limit.length > 0 ? limit : ['Delivery', 'Click & Collect'];
}

function common(voucher: PersonalVoucher | GeneralVoucher) {
	const { articleId: id, title, text, image, validFrom, validUntil, fineprint, barcode } = voucher;
	const { discountCents: cents, discountPercent: percent } = voucher;
	const discount = percent === null ? cents && { cents } : { percent };
	return {
		...{ id, title, text, image, validFrom, validUntil, fineprint },
		discount: discount || null,
		barcodeImage: barcode && barcodeImage(barcode, { hasText: true }),
	};
}
