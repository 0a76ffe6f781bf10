import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Meter } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { resource } from './resource.ts';

export interface Measuring {
  readonly meter: Meter;
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves metrics to Prometheus on a separate port, which readers of the portal never reach. */
export async function startMetrics({ host, port }: { host: string; port: number }): Promise<Measuring> {
  const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true });
  const provider = new MeterProvider({ resource, readers: [exporter] });
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics')
      return exporter.getMetricsRequestHandler(request, response);
    response.writeHead(404, { 'content-type': 'text/plain' }).end('404 Not Found\n');
  });
  // Prometheus scrapes rarely, with one request at a time.
  server.maxConnections = 16;
  server.listen(port, host);
  await once(server, 'listening');
  const { address, family, port: freePort } = server.address() as AddressInfo;
  return {
    meter: provider.getMeter('fairway'),
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${freePort}/metrics`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await provider.shutdown();
    },
  };
}
