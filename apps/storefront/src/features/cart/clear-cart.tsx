import { runningCart } from '../../lib/cart/cart-actions.ts';
import { useSite } from '../../lib/site.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TrashIcon } from '../../ui/icons/trash.ts';
import { ReturnField } from './return-field.tsx';

/** Removes everything at once, with undo. */
export function ClearCart() {
	const site = useSite();
	return (
		<form
			method="post"
			action="/api/carts/forms/remove"
			onSubmit={(event) => {
				event.preventDefault();
				void runningCart(site).then((cart) => cart.clear());
			}}
		>
			<input type="hidden" name="lineItemId" value="all" />
			<ReturnField />
			<Button type="submit" variant="ghost" size="sm" className="muted">
				<TrashIcon />
				{site.t('cart.clear')}
			</Button>
		</form>
	);
}
