const { bootstrapWorker } = require('@vendure/core');
const { config } = require('./config.js');

bootstrapWorker(config)
	.then((worker) => worker.startJobQueue())
	.then(() => console.log('ready'))
	.catch((error) => {
		console.error(error);
		process.exit(1);
	});
