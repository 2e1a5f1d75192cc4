// The table's page as it is before its script has run.
export const TABLE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Round Keeper: the table</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/page.css" />
  </head>
  <body>
    <noscript>This page needs JavaScript. The players' forms do not.</noscript>
    <script type="module" src="/page.js"></script>
  </body>
</html>
`;
