/** Of the site, whose own lint and types are no matter of these checks. */
export default {
  cacheComponents: true,
  partialPrefetching: true,
  reactStrictMode: true,
  devIndicators: false,
};
