import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { Block } from '@korb/contracts/content/content';
import { TenantConfig } from '@korb/contracts/platform/tenant';
import { bundleFor } from '@korb/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { preloadLazyComponents } from '../platform/hydration/lazy-hydrate.tsx';
import { SiteProvider, toSiteContext } from '../platform/site.tsx';
import { PageBlocks } from './block-list.tsx';
import { loadBlocks } from './registry.ts';

const tenant = TenantConfig.parse({
	clientRuntimeConfig: {
		tenantId: 'korb',
		name: 'Korb',
		baseUrl: 'https://korb.example',
		contactEmail: 'hallo@korb.example',
	},
	messageBundle: bundleFor('de-AT'),
	version: '1',
});
const site = toSiteContext(tenant);
const shell = { clientConfigs: {}, aisles: [] };

const meta: Meta = {
	title: 'Blocks',
	render: (_args, { loaded }) => (
		<SiteProvider site={site} shell={shell}>
			<PageBlocks blocks={loaded['blocks'] as Block[]} />
		</SiteProvider>
	),
};
export default meta;

/** The example from the contract, with a picture available in Storybook. */
function story(type: keyof typeof blockExamples): StoryObj {
	return {
		loaders: [
			async () => {
				const text = JSON.stringify(blockExamples[type]);
				const example = JSON.parse(text, (_key, value) =>
					/^\/media\//.test(value) ? PICTURE : value,
				);
				const blocks = [Block.parse(example)];
				await loadBlocks(blocks);
				await preloadLazyComponents();
				return { blocks };
			},
		],
	};
}
const PICTURE = '/logos/korb-mark.svg';

export const Accordion = story('accordion');
export const Button = story('button');
export const Column = story('column');
export const Contact = story('contact');
export const ContactForm = story('contact-form');
export const CookieList = story('cookie-list');
export const CookieSettingsButton = story('cookie-settings-button');
export const CustomHtml = story('custom-html');
export const Feature = story('feature');
export const Headline = story('headline');
export const Iframe = story('iframe');
export const Image = story('image');
export const ImageList = story('image-list');
export const ImageSlider = story('image-slider');
export const LineSeparator = story('line-separator');
export const LoginButton = story('login-button');
export const LoyaltyAppButton = story('loyalty-app-button');
export const NewsletterSubscribe = story('newsletter-subscribe');
export const NewsletterUnsubscribe = story('newsletter-unsubscribe');
export const Option = story('option');
export const ProductGroup = story('product-group');
export const ProductPromotion = story('product-promotion');
export const Publication = story('publication');
export const Questionnaire = story('questionnaire');
export const RecipeGroup = story('recipe-group');
export const RecipeSearch = story('recipe-search');
export const Row = story('row');
export const Script = story('script');
export const Section = story('section');
export const SocialFollow = story('social-follow');
export const Table = story('table');
export const Tabs = story('tabs');
export const Teaser = story('teaser');
export const TeaserSlider = story('teaser-slider');
export const Text = story('text');
export const UserMessage = story('user-message');
export const Video = story('video');
export const VoucherGroup = story('voucher-group');
