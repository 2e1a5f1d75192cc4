// Formulas show the results in Google's help, or #NAME? if the stand-in doesn't compute them.
import { cellsOf, typeAt } from './host-tabs';
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

const BIDS: readonly (readonly (string | number)[])[] = [
  ['Round 1', 'Bid', 'Ally'],
  ['Ana', 12, 'Bo'],
  ['Bo', 17, 'Ana'],
  ['Chen', 17, 'Ana'],
  ['Dora'],
];

/** Computes formulas over the bids in Sheet1, each in its own tab. Returns the first row that each formula fills. */
function shown(formulas: readonly string[]): readonly unknown[] {
  const host = scratch();
  const book = host.bookId ?? '';
  typeAt(host, book, 'Sheet1!A1', BIDS);
  host.sheets().batchUpdate({ requests: [{ addSheet: { properties: { title: 'My sums' } } }] }, book);
  formulas.forEach((formula, index) => typeAt(host, book, `'My sums'!A${index + 1}`, [[formula]]));
  return formulas.map((_, row) => cellsOf(host, book, 'My sums')[row]?.[0]);
}

function expectShown(cases: Readonly<Record<string, unknown>>): void {
  const formulas = Object.keys(cases);
  expect(Object.fromEntries(shown(formulas).map((value, at) => [formulas[at], value]))).toEqual(cases);
}

test('sums, counts and looking up', () => {
  expectShown({
    '=MAX(Sheet1!B2:B5)': 17,
    '=max(sheet1!b2:b)': 17,
    '=SUM(Sheet1!B:B)/3': 15.3333333333333,
    '=SUMIF(Sheet1!C2:C5, "ana", Sheet1!B2:B5)': 34,
    '=SUMIFS(Sheet1!B:B, Sheet1!A:A, "Bo", Sheet1!C:C, "<>Bo")': 17,
    '=COUNTIF(Sheet1!B2:B5, ">="&13)': 2,
    '=COUNTIFS(Sheet1!B2:B5, 17, Sheet1!A2:A5, "<>Bo")': 1,
    '=INDEX(Sheet1!A:Z, MATCH("Chen", Sheet1!A:A, 0), MATCH("bid", Sheet1!1:1, 0))': 17,
    '=MAX(INDEX(Sheet1!A:Z, 0, MATCH("Bid", Sheet1!1:1, 0)))': 17,
    '=COUNTIF(INDEX(Sheet1!A:Z, 0, MATCH("Ally", Sheet1!1:1, 0)), "Ana")': 2,
    '=XLOOKUP("Bo", Sheet1!A:A, Sheet1!B:B, "none")': 17,
    '=VLOOKUP("Bo", Sheet1!A2:C5, 3, FALSE)': 'Ana',
    '=RANK(12, Sheet1!B2:B4)': 3,
    '=LARGE(Sheet1!B2:B4, 2)': 17,
    '=MAXIFS(Sheet1!B2:B5, Sheet1!C2:C5, "Ana")': 17,
    '=TEXTJOIN(", ", TRUE, FILTER(Sheet1!A2:A5, Sheet1!B2:B5=17))': 'Bo, Chen',
    '=TEXTJOIN(" and ", TRUE, Sheet1!A2:B3, "all")': 'Ana and 12 and Bo and 17 and all',
    '=JOIN("-", Sheet1!A2:A4)': 'Ana-Bo-Chen',
    '=TEXTJOIN(", ", TRUE, FILTER(Sheet1!A2:A5, Sheet1!B2:B5=17, Sheet1!C2:C5<>"Bo"))': 'Bo, Chen',
    '=INDEX(SORT(Sheet1!A2:B4, 2, FALSE, 1, FALSE), 1, 1)': 'Chen',
    '=SUMPRODUCT((Sheet1!B2:B5=17)*(Sheet1!A2:A5<>"Bo"))': 1,
    '=ARRAYFORMULA(SUM(IF(Sheet1!B2:B5>12, Sheet1!B2:B5, 0)))': 34,
  });
});

test('lists, texts of numbers, and numbers of texts', () => {
  expectShown({
    '=TEXTJOIN(", ", TRUE, UNIQUE(Sheet1!C2:C4))': 'Bo, Ana',
    '=TEXTJOIN(", ", TRUE, UNIQUE(FILTER(Sheet1!C2:C5, Sheet1!B2:B5=17)))': 'Ana',
    '=JOIN("|", UNIQUE(ARRAYFORMULA(Sheet1!C2:C5&"!")))': 'Bo!|Ana!|!',
    '=TEXTJOIN(", ", TRUE, FILTER(Sheet1!A2:A5&" "&Sheet1!B2:B5, Sheet1!B2:B5=17))': 'Bo 17, Chen 17',
    '=INDEX(SPLIT("2, 1, 3", ", "), 1, 3)+1': 4,
    '=TEXTJOIN("|", TRUE, SPLIT("a, b,c", ", ", FALSE))': 'a|b,c',
    '=TEXTJOIN("|", TRUE, SPLIT("a||b c", "| "))': 'a|b|c',
    '="a"&CHAR(10)&CHAR(8364)': 'a\n€',
    '=TEXT(-0.5, "0")&TEXT(2.5, "0")&TEXT(-3, "00")': '-13-03',
    '=TEXT(1234.567, "#,##0.00")&" "&TEXT(0.255, "0%")&TEXT("x", "0")': '1,234.57 26%x',
    '=VALUE("1.5")+1': 2.5,
    '=VALUE("x")': '#VALUE!',
  });
});

test('an error of a part that is not computed here names it, also where it is passed on', () => {
  const host = scratch();
  const book = host.bookId ?? '';
  typeAt(host, book, 'Sheet1!A1', [['=QUERY(B1:B2, "x")', '=A1&"!"', '=TXT(1)', '={1;2}']]);
  const fields = 'sheets.data.rowData.values.effectiveValue.errorValue.message';
  const said = JSON.stringify(host.sheets().get(book, { fields }));
  expect(said.match(/QUERY isn’t known at this table\. Google Sheets knows it\./g)).toHaveLength(2);
  expect(said).toContain('TXT isn’t known at this table. Check how it’s spelled.');
  expect(said).toContain('“{…}” isn’t known at this table. Google Sheets knows it.');
});

test('texts, choices and numbers', () => {
  expectShown({
    '="Sold to "&Sheet1!A3&" for "&Sheet1!B3&"."': 'Sold to Bo for 17.',
    '=IF(Sheet1!B5="", "no bid", "bid")': 'no bid',
    '=IF(Sheet1!A2="ANA", 1, 0)': 1,
    '=IFS(1=2, "a", TRUE, "b")': 'b',
    '=SWITCH("x", "y", 1, "x", 2, 3)': 2,
    '=AND(1=1, 2>1)': true,
    '=NOT(OR(FALSE, 1=2))': true,
    '=-2^2': 4,
    '=2^3^2': 64,
    '=50%*4': 2,
    '=ROUND(-2.5, 0)': -3,
    '=MOD(-7, 3)': 2,
    '=1/3': 0.333333333333333,
    '="say ""yes"""': 'say "yes"',
    '=TRUE': true,
    '=LEFT("Ana", 1)&LEN("Ana")': 'A3',
    '=ROW()': 17,
  });
});

test('an empty cell is nothing, and 0 where numbers are added', () => {
  expectShown({
    '=Sheet1!B5': '',
    '=INDEX(Sheet1!B1:B5, 5)': '',
    '=Sheet1!B5+1': 1,
    '=Sheet1!B5=0': true,
    '=IF(TRUE, Sheet1!B5, 1)': '',
  });
});

test('errors are Google’s', () => {
  expectShown({
    '=1/0': '#DIV/0!',
    '=MATCH("Nobody", Sheet1!A:A, 0)': '#N/A',
    '=FILTER(Sheet1!A2:A5, Sheet1!B2:B5=99)': '#N/A',
    '=Nowhere!A1': '#REF!',
    '=Sheet1!ZZ1': '#REF!',
    '=Sheet1!A2+1': '#VALUE!',
    '=A8': '#REF!',
    '=A7': '#REF!',
    '=1+': '#ERROR!',
    '=SUM(1': '#ERROR!',
    '=MAX("a", 1)': '#VALUE!',
    '=MAX(IF(TRUE, "", 1), Sheet1!B2)': '#VALUE!',
    '=SUM("2", TRUE, Sheet1!A2)': 3,
    '=IFERROR(1/0, "none")': 'none',
    '=IFNA(FILTER(Sheet1!A2:A5, Sheet1!B2:B5=99), "none")': 'none',
  });
});

test('what the library computes otherwise than Google, or not at all, shows #NAME?', () => {
  const unknown = [
    '=Sheet1!B2:B4*2',
    '=SUM(Sheet1!B2:B4*2)',
    '=MATCH(1, (Sheet1!B2:B5=17)*1, 0)',
    '=Sheet1!B2:B4',
    '=QUERY(Sheet1!A1:B3, "select A")',
    '=NOW()',
    '=RAND()',
    '=IMPORTRANGE("https://example.com", "A1")',
    '=UNIQUE(Sheet1!A2:C4)',
    '=SPLIT("a,b", Sheet1!A2)',
    '=TEXT(1, "yyyy")',
    '={Sheet1!A2:A3; Sheet1!A4:A5}',
    '=COUNTIF(FILTER(Sheet1!B2:B5, Sheet1!B2:B5>0), 17)',
    '=VSTACK(Sheet1!A2, Sheet1!A3)',
    '=Bids',
    '=IF(TRUE,,1)',
    '=ARRAYFORMULA(COUNTIF(Sheet1!C2:C5, Sheet1!A2:A5))',
    '=TEXTJOIN(", ", FALSE, Sheet1!A2:A5)',
    '=SUM()',
  ];
  expectShown(Object.fromEntries(unknown.map((formula) => [formula, '#NAME?'])));
});

test('what a formula fills stands in the cells below and beside, as long as they are empty', () => {
  const host = scratch();
  const book = host.bookId ?? '';
  typeAt(host, book, 'Sheet1!A1', BIDS);
  typeAt(host, book, 'Sheet1!E2', [['=SORT(FILTER(A2:B5, B2:B5>0), 2, TRUE)']]);
  expect(cellsOf(host, book, 'Sheet1').map((row) => row.slice(4))).toEqual([
    [],
    ['Ana', 12],
    ['Bo', 17],
    ['Chen', 17],
    [],
  ]);
  typeAt(host, book, 'Sheet1!F3', [['mine']]);
  expect(cellsOf(host, book, 'Sheet1').map((row) => row.slice(4))).toEqual([
    [],
    ['#REF!'],
    ['', 'mine'],
    [],
    [],
  ]);
});

test('a formula follows what it names, and can be late', () => {
  const host = scratch();
  const book = host.bookId ?? '';
  typeAt(host, book, 'Sheet1!A1', [['=B1+1', 7]]);
  expect(cellsOf(host, book, 'Sheet1')).toEqual([[8, 7]]);
  host.conditions.formulaLagMs = 2000;
  typeAt(host, book, 'Sheet1!B1', [[9]]);
  expect(cellsOf(host, book, 'Sheet1')).toEqual([['Loading...', 9]]);
  host.clock.pass(2000);
  expect(cellsOf(host, book, 'Sheet1')).toEqual([[10, 9]]);
});
