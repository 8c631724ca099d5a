import { z } from 'zod';
import {
	ContactBlock,
	ContactFormBlock,
	CookieListBlock,
	CookieSettingsButtonBlock,
	LoginButtonBlock,
	LoyaltyAppButtonBlock,
	NewsletterSubscribeBlock,
	NewsletterUnsubscribeBlock,
	QuestionnaireBlock,
	VoucherGroupBlock,
} from './customer-service.ts';
import { CustomHtmlBlock, IframeBlock, ScriptBlock } from './embedded.ts';
import { ImageBlock, ImageListBlock, ImageSliderBlock, VideoBlock } from './pictures.ts';
import {
	FeatureBlock,
	OptionBlock,
	PublicationBlock,
	SocialFollowBlock,
	TeaserBlock,
	TeaserSliderBlock,
} from './promotion.ts';
import {
	ProductGroupBlock,
	ProductPromotionBlock,
	RecipeGroupBlock,
	RecipeSearchBlock,
} from './shop.ts';
import {
	ButtonBlock,
	HeadlineBlock,
	LineSeparatorBlock,
	TableBlock,
	TextBlock,
	UserMessageBlock,
} from './text.ts';

/** Blocks without children. */
export const LeafBlock = z
	.discriminatedUnion('type', [
		HeadlineBlock,
		TextBlock,
		ButtonBlock,
		TableBlock,
		UserMessageBlock,
		LineSeparatorBlock,
		ImageBlock,
		ImageListBlock,
		ImageSliderBlock,
		VideoBlock,
		TeaserBlock,
		TeaserSliderBlock,
		FeatureBlock,
		OptionBlock,
		PublicationBlock,
		SocialFollowBlock,
		ProductGroupBlock,
		ProductPromotionBlock,
		RecipeGroupBlock,
		RecipeSearchBlock,
		VoucherGroupBlock,
		LoyaltyAppButtonBlock,
		LoginButtonBlock,
		NewsletterSubscribeBlock,
		NewsletterUnsubscribeBlock,
		ContactBlock,
		ContactFormBlock,
		QuestionnaireBlock,
		CookieListBlock,
		CookieSettingsButtonBlock,
		CustomHtmlBlock,
		IframeBlock,
		ScriptBlock,
	])
	.meta({ id: 'LeafBlock' });
export type LeafBlock = z.infer<typeof LeafBlock>;
