import { fullBasket, placeInBasket } from '@korb/contracts/order/full-basket';
import { Basket } from './basket.tsx';

export function FullBasket({ className }: { className: string | undefined }) {
	return (
		<Basket
			className={className}
			viewBox={fullBasket.viewBox}
			contents={<Things things={fullBasket.goods} />}
			beside={<Things things={fullBasket.beside} />}
		/>
	);
}

function Things({ things }: { things: typeof fullBasket.goods }) {
	return things.map((thing) => (
		<image key={thing[0]} href={`/media/e/${thing[0]}/160.webp`} {...placeInBasket(thing)} />
	));
}
