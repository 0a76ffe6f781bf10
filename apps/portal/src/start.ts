import '@fairway/site/start';
