import { drawEmoji } from '@korb/pictures/emoji';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Pictures that the API draws in the shop; `tools/workbench` does it for the built Storybook. */
const pictures: Plugin = {
	name: 'pictures',
	configureServer({ middlewares }) {
		middlewares.use('/media/e/', async ({ url = '' }, response, next) => {
			const [, code = '', width] = url.split(/[/.]/);
			const picture = await drawEmoji(code, Number(width));
			if (picture) response.setHeader('content-type', 'image/webp').end(picture);
			else next();
		});
	},
};

export default defineConfig({ plugins: [react(), pictures] });
