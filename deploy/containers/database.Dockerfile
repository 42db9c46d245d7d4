# One node of the database: PostgreSQL 15 under Patroni, and etcd, all from Debian's packages. The same image is etcd when
# it is started with that command. From the root of the checkout:
#   docker build -f deploy/containers/database.Dockerfile -t vayl-database .
FROM debian:bookworm-slim
# A number that volumes can belong to.
RUN groupadd --system --gid 5432 postgres \
  && useradd --system --uid 5432 --gid postgres --home-dir /var/lib/postgresql postgres \
  && apt-get update \
  && apt-get install -y --no-install-recommends postgresql-15 patroni python3-etcd etcd-server etcd-client curl ca-certificates \
  && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/15 /etc/postgresql
COPY deploy/containers/database/patroni.yml /etc/vayl/patroni.yml
COPY --chmod=0755 deploy/containers/database/archive-wal deploy/containers/database/make-database deploy/containers/database/back-up /usr/local/bin/
RUN install -d -o postgres -g postgres -m 0700 /data /archive
USER postgres
VOLUME ["/data", "/archive"]
# 5432 for the proxy and the other nodes; 8008 is Patroni's: who leads, and its metrics.
EXPOSE 5432 8008
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["curl", "-fsS", "http://127.0.0.1:8008/liveness"]
CMD ["patroni", "/etc/vayl/patroni.yml"]
