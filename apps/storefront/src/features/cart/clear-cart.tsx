import { postRemoveForm } from '@korb/contracts/cart/cart-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { useSite } from '../../platform/site.tsx';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { Button } from '../../ui/button/button.tsx';
import { TrashIcon } from '../../ui/icons/trash.ts';
import { ReturnField } from './add/return-field.tsx';

/** Removes everything at once, with undo. */
export function ClearCart() {
	const site = useSite();
	return (
		<form
			method="post"
			action={toPath(postRemoveForm)}
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
