# HAProxy, from Debian's packages, with the addresses of deploy/containers/compose.yaml. From the root of the checkout:
#   docker build -f deploy/containers/proxy.Dockerfile -t vayl-proxy .
FROM debian:bookworm-slim
RUN groupadd --system --gid 8405 haproxy \
  && useradd --system --uid 8405 --gid haproxy --home-dir /var/lib/haproxy haproxy \
  && apt-get update \
  && apt-get install -y --no-install-recommends haproxy \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/containers/proxy/haproxy.cfg /etc/haproxy/haproxy.cfg
USER haproxy
# 8080 for people (TLS ends before it, or in it: see the README), 5432 for the servers, 8405 for metrics.
EXPOSE 8080 5432 8405
# It stops gracefully by this signal: what runs is finished.
STOPSIGNAL SIGUSR1
CMD ["haproxy", "-W", "-db", "-f", "/etc/haproxy/haproxy.cfg"]
