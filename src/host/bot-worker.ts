/** The worker thread of the bots: a bundle of its own. */
import { serveOrders } from '../bots/worker.js';
import { loadForBots } from './bot-games.js';

serveOrders(loadForBots);
