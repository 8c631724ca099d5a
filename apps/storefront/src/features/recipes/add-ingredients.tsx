import { useState } from 'react';
import { notifications } from '../../platform/browser/notifications.ts';
import { useSite } from '../../platform/site.tsx';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { Button, type ButtonStyle } from '../../ui/button/button.tsx';
import type { RecipeItem } from './recipe-items.ts';

type AddIngredientsProps = ButtonStyle & {
	/** Accessible name where a page has several such buttons. */
	label?: string;
	find: () => Promise<RecipeItem[]> | RecipeItem[];
};

/** Adds all available ingredients of a recipe with one click. */
export function AddIngredients({ find, label, children, ...buttonProps }: AddIngredientsProps) {
	const site = useSite();
	const { t } = site;
	const [isBusy, setBusy] = useState(false);

	async function addAll(): Promise<void> {
		setBusy(true);
		const say = (message: string, type: 'success' | 'error') =>
			notifications.show({ key: 'recipe', message, type, duration: 4000 });
		try {
			const items = await find();
			const cart = await runningCart(site);
			if (items.length === 0) say(t('recipe.nothing'), 'error');
			else if (await cart.addAll(items)) {
				say(t('recipe.added', { count: items.length }), 'success');
			}
		} catch {
			say(t('recipe.addFailed'), 'error');
		} finally {
			setBusy(false);
		}
	}

	return (
		<Button
			{...buttonProps}
			{...(label && { 'aria-label': label })}
			loading={isBusy && t('recipe.adding')}
			onClick={() => void addAll()}
		>
			{children}
		</Button>
	);
}
