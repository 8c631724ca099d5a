import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { onDemand, useOnDemand } from './on-demand.ts';

const importMenu = async () => () => <p>Menu</p>;
const menu = onDemand(importMenu);

function Page({ isOpen }: { isOpen: boolean }) {
	const Menu = useOnDemand(menu, isOpen);
	return Menu && <Menu />;
}

it('renders without delay what was preloaded, but nothing that is not needed', async () => {
	expect(renderToStaticMarkup(<Page isOpen />)).toBe('');
	await menu.load();
	expect(renderToStaticMarkup(<Page isOpen />)).toBe('<p>Menu</p>');
	expect(renderToStaticMarkup(<Page isOpen={false} />)).toBe('');
});

it('imports once, and again only after a failure', async () => {
	const importOnce = vi.fn(importMenu).mockRejectedValueOnce(new Error('offline'));
	const { load } = onDemand(importOnce);
	await expect(load()).rejects.toThrow('offline');
	await load();
	await load();
	expect(importOnce).toHaveBeenCalledTimes(2);
});
