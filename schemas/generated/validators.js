// Generated from schemas/ by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// validators.js
var validateDocument = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Document", description: "Any document.", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "page.schema.json" }, { $ref: "journey.schema.json" }, { $ref: "form.schema.json" }, { $ref: "decision.schema.json" }, { $ref: "operation.schema.json" }, { $ref: "options.schema.json" }, { $ref: "analytics.schema.json" }, { $ref: "site.schema.json" }, { $ref: "content.schema.json" }] }, schema12 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Page", description: "A page of the site: its address, search-engine record and zones of modules.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "path", "template", "title", "seo", "zones"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "page" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, path: { $ref: "../shared/definitions.schema.json#/definitions/path" }, template: { description: "Name of the template; letter case does not matter.", type: "string", minLength: 1, maxLength: 80 }, title: { $ref: "../shared/definitions.schema.json#/definitions/label" }, seo: { title: "Page SEO", type: "object", additionalProperties: !1, required: ["sitemapVisible"], properties: { metaDescription: { description: "Text of the description meta tag.", type: "string", maxLength: 500 }, metaKeywords: { description: "Text of the keywords meta tag.", type: "string", maxLength: 500 }, metaHTML: { description: "Extra meta and link tags for the head.", type: "string", maxLength: 5e3 }, sitemapVisible: { description: "Listed in the sitemap; a page that is not is marked noindex.", type: "boolean" } } }, header: { description: "Whether the site header shows on this page; shown when left out.", enum: ["shown", "hidden"] }, zones: { title: "Zones", type: "object", additionalProperties: !1, required: ["content"], properties: { content: { description: "The modules of the page, in order.", type: "array", maxItems: 200, items: { $ref: "../modules/module.schema.json" } } } } } }, schema14 = { description: "Relative path of the schema, so that an editor completes and checks.", type: "string", maxLength: 300 }, schema15 = { description: "Identifies a document, step, option set or decision: lower-case words joined by hyphens.", type: "string", pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", maxLength: 80 }, schema16 = { description: "Path of a page on this site.", type: "string", pattern: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$", maxLength: 300 }, schema17 = { description: "Short plain text a visitor reads.", type: "string", minLength: 1, maxLength: 300 }, func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default, pattern0 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u"), pattern1 = new RegExp("^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$", "u"), schema18 = { $schema: "http://json-schema.org/draft-07/schema#", $comment: "Generated by `npm run generate` from the schemas beside it.", title: "Module", description: "One part of a page.", type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ $ref: "accordion.schema.json" }, { $ref: "fact-carousel.schema.json" }, { $ref: "feature-cards.schema.json" }, { $ref: "form.schema.json" }, { $ref: "header-banner.schema.json" }, { $ref: "notes.schema.json" }, { $ref: "quick-links.schema.json" }, { $ref: "quote.schema.json" }, { $ref: "rich-text.schema.json" }, { $ref: "section-header.schema.json" }, { $ref: "stats.schema.json" }, { $ref: "tabbed-content.schema.json" }] }, schema19 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Accordion", description: "Sections that open and close. The address of the page with #section-<contentID> opens one.", type: "object", additionalProperties: !1, required: ["type", "items"], properties: { type: { const: "accordion" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, items: { description: "The sections, in order.", type: "array", maxItems: 100, items: { title: "Accordion item", type: "object", additionalProperties: !1, required: ["contentID", "title", "blocks"], properties: { contentID: { description: "Id of the content item; makes the fragment that opens this section.", type: "integer", minimum: 1 }, title: { description: "What the visitor presses.", $ref: "../shared/definitions.schema.json#/definitions/label" }, blocks: { description: "What shows when the section is open.", $ref: "../shared/blocks.schema.json" } } } } } }, schema22 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Blocks", description: "Rich text as a block editor writes it.", type: "array", maxItems: 500, items: { $ref: "#/definitions/block" }, definitions: { block: { title: "Block", description: "One piece of rich text.", type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ $ref: "#/definitions/header" }, { $ref: "#/definitions/paragraph" }, { $ref: "#/definitions/list" }, { $ref: "#/definitions/quote" }, { $ref: "#/definitions/raw" }, { $ref: "#/definitions/embed" }, { $ref: "#/definitions/delimiter" }, { $ref: "#/definitions/image" }, { $ref: "#/definitions/table" }] }, header: { title: "Header block", description: "A heading within the text.", type: "object", additionalProperties: !1, required: ["type", "text", "level"], properties: { type: { const: "header" }, text: { description: "The heading; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, level: { description: "Level of the heading; the first level is the page title.", enum: [2, 3, 4, 5, 6] } } }, paragraph: { title: "Paragraph block", description: "A paragraph.", type: "object", additionalProperties: !1, required: ["type", "text"], properties: { type: { const: "paragraph" }, text: { description: "The paragraph; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } }, list: { title: "List block", description: "A list, nested as deep as it needs.", type: "object", additionalProperties: !1, required: ["type", "style", "items"], properties: { type: { const: "list" }, style: { description: "Numbered or not.", enum: ["ordered", "unordered"] }, items: { description: "The items, in order.", type: "array", maxItems: 200, items: { $ref: "#/definitions/listItem" } } } }, listItem: { title: "List item", type: "object", additionalProperties: !1, required: ["content"], properties: { content: { description: "The item; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, items: { description: "Items under this one.", type: "array", maxItems: 200, items: { $ref: "#/definitions/listItem" } } } }, quote: { title: "Quote block", description: "A quotation within the text.", type: "object", additionalProperties: !1, required: ["type", "text"], properties: { type: { const: "quote" }, text: { description: "The words; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, caption: { description: "Who said it; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, alignment: { description: "Where the text stands; left when left out.", enum: ["left", "center"] } } }, raw: { title: "Raw block", description: "HTML as it is; only a safe subset is rendered.", type: "object", additionalProperties: !1, required: ["type", "html"], properties: { type: { const: "raw" }, html: { description: "The HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } }, embed: { title: "Embed block", description: "A video from elsewhere. An address without a video id renders nothing.", type: "object", additionalProperties: !1, required: ["type", "source", "caption"], properties: { type: { const: "embed" }, source: { description: "Address of the video; the id is the text after v=.", $ref: "definitions.schema.json#/definitions/href" }, caption: { description: "Text under the player; also names it.", $ref: "definitions.schema.json#/definitions/label" } } }, delimiter: { title: "Delimiter block", description: "A break between two parts of the text.", type: "object", additionalProperties: !1, required: ["type"], properties: { type: { const: "delimiter" } } }, image: { title: "Image block", description: "A picture within the text.", type: "object", additionalProperties: !1, required: ["type", "file"], properties: { type: { const: "image" }, file: { title: "Image file", type: "object", additionalProperties: !1, required: ["url", "width", "height"], properties: { url: { description: "Address of the picture.", $ref: "definitions.schema.json#/definitions/href" }, width: { description: "Width in pixels.", type: "integer", minimum: 1, maximum: 1e4 }, height: { description: "Height in pixels.", type: "integer", minimum: 1, maximum: 1e4 } } }, alt: { description: "What the picture says to somebody who does not see it; empty or left out for decoration.", type: "string", maxLength: 300 }, size: { description: "Share of the text width it takes; full when left out.", enum: ["small", "medium", "full"] }, caption: { description: "Text under the picture; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } }, table: { title: "Table block", description: "A table of text.", type: "object", additionalProperties: !1, required: ["type", "content"], properties: { type: { const: "table" }, caption: { description: "Names the table; shown over it.", $ref: "definitions.schema.json#/definitions/label" }, withHeadings: { description: "Whether the first row is a header row.", type: "boolean" }, content: { description: "The rows; each a list of cells with inline HTML.", type: "array", maxItems: 500, items: { type: "array", maxItems: 30, items: { $ref: "definitions.schema.json#/definitions/htmlText" } } } } } } }, schema23 = { title: "Block", description: "One piece of rich text.", type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ $ref: "#/definitions/header" }, { $ref: "#/definitions/paragraph" }, { $ref: "#/definitions/list" }, { $ref: "#/definitions/quote" }, { $ref: "#/definitions/raw" }, { $ref: "#/definitions/embed" }, { $ref: "#/definitions/delimiter" }, { $ref: "#/definitions/image" }, { $ref: "#/definitions/table" }] }, schema45 = { title: "Delimiter block", description: "A break between two parts of the text.", type: "object", additionalProperties: !1, required: ["type"], properties: { type: { const: "delimiter" } } }, schema24 = { title: "Header block", description: "A heading within the text.", type: "object", additionalProperties: !1, required: ["type", "text", "level"], properties: { type: { const: "header" }, text: { description: "The heading; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, level: { description: "Level of the heading; the first level is the page title.", enum: [2, 3, 4, 5, 6] } } }, schema25 = { description: "HTML; only a safe subset is rendered.", type: "string", maxLength: 1e5 };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.level === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "text" || key0 === "level")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "header") {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "header" }, message: "must be equal to constant", schema: "header", parentSchema: schema24.properties.type, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      if (typeof data1 == "string") {
        if (func3(data1) > 1e5) {
          let err5 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.level !== void 0) {
      let data2 = data.level;
      if (!(data2 === 2 || data2 === 3 || data2 === 4 || data2 === 5 || data2 === 6)) {
        let err7 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema24.properties.level.enum }, message: "must be equal to one of the allowed values", schema: schema24.properties.level.enum, parentSchema: schema24.properties.level, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema24.type, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
var schema26 = { title: "Paragraph block", description: "A paragraph.", type: "object", additionalProperties: !1, required: ["type", "text"], properties: { type: { const: "paragraph" }, text: { description: "The paragraph; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "text")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "paragraph") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "paragraph" }, message: "must be equal to constant", schema: "paragraph", parentSchema: schema26.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      if (typeof data1 == "string") {
        if (func3(data1) > 1e5) {
          let err4 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.type, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
var schema28 = { title: "List block", description: "A list, nested as deep as it needs.", type: "object", additionalProperties: !1, required: ["type", "style", "items"], properties: { type: { const: "list" }, style: { description: "Numbered or not.", enum: ["ordered", "unordered"] }, items: { description: "The items, in order.", type: "array", maxItems: 200, items: { $ref: "#/definitions/listItem" } } } }, schema29 = { title: "List item", type: "object", additionalProperties: !1, required: ["content"], properties: { content: { description: "The item; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, items: { description: "Items under this one.", type: "array", maxItems: 200, items: { $ref: "#/definitions/listItem" } } } }, wrapper0 = { validate: validate20 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.content === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'", schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "content" || key0 === "items")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.content !== void 0) {
      let data0 = data.content;
      if (typeof data0 == "string") {
        if (func3(data0) > 1e5) {
          let err2 = { instancePath: instancePath + "/content", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/content", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema29.properties.items, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          wrapper0.validate(data1[i0], { instancePath: instancePath + "/items/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, wrapper0.validate.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema29.properties.items.type, parentSchema: schema29.properties.items, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema29.type, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.style === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "style" }, message: "must have required property 'style'", schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.items === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "style" || key0 === "items")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "list") {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "list" }, message: "must be equal to constant", schema: "list", parentSchema: schema28.properties.type, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.style !== void 0) {
      let data1 = data.style;
      if (!(data1 === "ordered" || data1 === "unordered")) {
        let err5 = { instancePath: instancePath + "/style", schemaPath: "#/properties/style/enum", keyword: "enum", params: { allowedValues: schema28.properties.style.enum }, message: "must be equal to one of the allowed values", schema: schema28.properties.style.enum, parentSchema: schema28.properties.style, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.items !== void 0) {
      let data2 = data.items;
      if (Array.isArray(data2)) {
        if (data2.length > 200) {
          let err6 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema28.properties.items, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate20(data2[i0], { instancePath: instancePath + "/items/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate20.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema28.properties.items.type, parentSchema: schema28.properties.items, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema28.type, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
var schema31 = { title: "Quote block", description: "A quotation within the text.", type: "object", additionalProperties: !1, required: ["type", "text"], properties: { type: { const: "quote" }, text: { description: "The words; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, caption: { description: "Who said it; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, alignment: { description: "Where the text stands; left when left out.", enum: ["left", "center"] } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "text" || key0 === "caption" || key0 === "alignment")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "quote") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "quote" }, message: "must be equal to constant", schema: "quote", parentSchema: schema31.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      if (typeof data1 == "string") {
        if (func3(data1) > 1e5) {
          let err4 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data2 = data.caption;
      if (typeof data2 == "string") {
        if (func3(data2) > 1e5) {
          let err6 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.alignment !== void 0) {
      let data3 = data.alignment;
      if (!(data3 === "left" || data3 === "center")) {
        let err8 = { instancePath: instancePath + "/alignment", schemaPath: "#/properties/alignment/enum", keyword: "enum", params: { allowedValues: schema31.properties.alignment.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.alignment.enum, parentSchema: schema31.properties.alignment, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
var schema34 = { title: "Raw block", description: "HTML as it is; only a safe subset is rendered.", type: "object", additionalProperties: !1, required: ["type", "html"], properties: { type: { const: "raw" }, html: { description: "The HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.html === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "html" }, message: "must have required property 'html'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "html")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "raw") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "raw" }, message: "must be equal to constant", schema: "raw", parentSchema: schema34.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.html !== void 0) {
      let data1 = data.html;
      if (typeof data1 == "string") {
        if (func3(data1) > 1e5) {
          let err4 = { instancePath: instancePath + "/html", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/html", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
var schema36 = { title: "Embed block", description: "A video from elsewhere. An address without a video id renders nothing.", type: "object", additionalProperties: !1, required: ["type", "source", "caption"], properties: { type: { const: "embed" }, source: { description: "Address of the video; the id is the text after v=.", $ref: "definitions.schema.json#/definitions/href" }, caption: { description: "Text under the player; also names it.", $ref: "definitions.schema.json#/definitions/label" } } }, schema37 = { description: "Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.", type: "string", pattern: "^(/(?!/)|#|https://|mailto:|tel:)", maxLength: 2e3 }, pattern2 = new RegExp("^(/(?!/)|#|https://|mailto:|tel:)", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.source === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.caption === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "caption" }, message: "must have required property 'caption'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "source" || key0 === "caption")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "embed") {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "embed" }, message: "must be equal to constant", schema: "embed", parentSchema: schema36.properties.type, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.source !== void 0) {
      let data1 = data.source;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err5 = { instancePath: instancePath + "/source", schemaPath: "definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern2.test(data1)) {
          let err6 = { instancePath: instancePath + "/source", schemaPath: "definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/source", schemaPath: "definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data2 = data.caption;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err8 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data2) < 1) {
          let err9 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
var schema39 = { title: "Image block", description: "A picture within the text.", type: "object", additionalProperties: !1, required: ["type", "file"], properties: { type: { const: "image" }, file: { title: "Image file", type: "object", additionalProperties: !1, required: ["url", "width", "height"], properties: { url: { description: "Address of the picture.", $ref: "definitions.schema.json#/definitions/href" }, width: { description: "Width in pixels.", type: "integer", minimum: 1, maximum: 1e4 }, height: { description: "Height in pixels.", type: "integer", minimum: 1, maximum: 1e4 } } }, alt: { description: "What the picture says to somebody who does not see it; empty or left out for decoration.", type: "string", maxLength: 300 }, size: { description: "Share of the text width it takes; full when left out.", enum: ["small", "medium", "full"] }, caption: { description: "Text under the picture; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.file === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "file" || key0 === "alt" || key0 === "size" || key0 === "caption")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema39, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "image") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "image" }, message: "must be equal to constant", schema: "image", parentSchema: schema39.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.file !== void 0) {
      let data1 = data.file;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.url === void 0) {
          let err4 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema39.properties.file.required, parentSchema: schema39.properties.file, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.width === void 0) {
          let err5 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema39.properties.file.required, parentSchema: schema39.properties.file, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.height === void 0) {
          let err6 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema39.properties.file.required, parentSchema: schema39.properties.file, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "url" || key1 === "width" || key1 === "height")) {
            let err7 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema39.properties.file, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        if (data1.url !== void 0) {
          let data2 = data1.url;
          if (typeof data2 == "string") {
            if (func3(data2) > 2e3) {
              let err8 = { instancePath: instancePath + "/file/url", schemaPath: "definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (!pattern2.test(data2)) {
              let err9 = { instancePath: instancePath + "/file/url", schemaPath: "definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data2 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/file/url", schemaPath: "definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        if (data1.width !== void 0) {
          let data3 = data1.width;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err11 = { instancePath: instancePath + "/file/width", schemaPath: "#/properties/file/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema39.properties.file.properties.width.type, parentSchema: schema39.properties.file.properties.width, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e4 || isNaN(data3)) {
              let err12 = { instancePath: instancePath + "/file/width", schemaPath: "#/properties/file/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema39.properties.file.properties.width, data: data3 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              let err13 = { instancePath: instancePath + "/file/width", schemaPath: "#/properties/file/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema39.properties.file.properties.width, data: data3 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          }
        }
        if (data1.height !== void 0) {
          let data4 = data1.height;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err14 = { instancePath: instancePath + "/file/height", schemaPath: "#/properties/file/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema39.properties.file.properties.height.type, parentSchema: schema39.properties.file.properties.height, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1e4 || isNaN(data4)) {
              let err15 = { instancePath: instancePath + "/file/height", schemaPath: "#/properties/file/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema39.properties.file.properties.height, data: data4 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              let err16 = { instancePath: instancePath + "/file/height", schemaPath: "#/properties/file/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema39.properties.file.properties.height, data: data4 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.properties.file.type, parentSchema: schema39.properties.file, data: data1 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.alt !== void 0) {
      let data5 = data.alt;
      if (typeof data5 == "string") {
        if (func3(data5) > 300) {
          let err18 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema39.properties.alt, data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.alt.type, parentSchema: schema39.properties.alt, data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.size !== void 0) {
      let data6 = data.size;
      if (!(data6 === "small" || data6 === "medium" || data6 === "full")) {
        let err20 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/enum", keyword: "enum", params: { allowedValues: schema39.properties.size.enum }, message: "must be equal to one of the allowed values", schema: schema39.properties.size.enum, parentSchema: schema39.properties.size, data: data6 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data7 = data.caption;
      if (typeof data7 == "string") {
        if (func3(data7) > 1e5) {
          let err21 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data7 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data7 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
var schema42 = { title: "Table block", description: "A table of text.", type: "object", additionalProperties: !1, required: ["type", "content"], properties: { type: { const: "table" }, caption: { description: "Names the table; shown over it.", $ref: "definitions.schema.json#/definitions/label" }, withHeadings: { description: "Whether the first row is a header row.", type: "boolean" }, content: { description: "The rows; each a list of cells with inline HTML.", type: "array", maxItems: 500, items: { type: "array", maxItems: 30, items: { $ref: "definitions.schema.json#/definitions/htmlText" } } } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.content === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "caption" || key0 === "withHeadings" || key0 === "content")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema42, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "table") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "table" }, message: "must be equal to constant", schema: "table", parentSchema: schema42.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data1 = data.caption;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.withHeadings !== void 0) {
      let data2 = data.withHeadings;
      if (typeof data2 != "boolean") {
        let err7 = { instancePath: instancePath + "/withHeadings", schemaPath: "#/properties/withHeadings/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema42.properties.withHeadings.type, parentSchema: schema42.properties.withHeadings, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.content !== void 0) {
      let data3 = data.content;
      if (Array.isArray(data3)) {
        if (data3.length > 500) {
          let err8 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema42.properties.content, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (Array.isArray(data4)) {
            if (data4.length > 30) {
              let err9 = { instancePath: instancePath + "/content/" + i0, schemaPath: "#/properties/content/items/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items", schema: 30, parentSchema: schema42.properties.content.items, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            let len1 = data4.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data5 = data4[i1];
              if (typeof data5 == "string") {
                if (func3(data5) > 1e5) {
                  let err10 = { instancePath: instancePath + "/content/" + i0 + "/" + i1, schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data5 };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/content/" + i0 + "/" + i1, schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data5 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
          } else {
            let err12 = { instancePath: instancePath + "/content/" + i0, schemaPath: "#/properties/content/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.properties.content.items.type, parentSchema: schema42.properties.content.items, data: data4 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.properties.content.type, parentSchema: schema42.properties.content, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "header")
        validate17(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate17.errors), errors = vErrors.length);
      else if (tag0 === "paragraph")
        validate18(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate18.errors), errors = vErrors.length);
      else if (tag0 === "list")
        validate19(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate19.errors), errors = vErrors.length);
      else if (tag0 === "quote")
        validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate22.errors), errors = vErrors.length);
      else if (tag0 === "raw")
        validate23(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate23.errors), errors = vErrors.length);
      else if (tag0 === "embed")
        validate24(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate24.errors), errors = vErrors.length);
      else if (tag0 === "delimiter")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            let err1 = { instancePath, schemaPath: "#/definitions/delimiter/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema45.required, parentSchema: schema45, data };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          for (let key0 in data)
            if (key0 !== "type") {
              let err2 = { instancePath, schemaPath: "#/definitions/delimiter/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema45, data };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          if (data.type !== void 0) {
            let data0 = data.type;
            if (data0 !== "delimiter") {
              let err3 = { instancePath: instancePath + "/type", schemaPath: "#/definitions/delimiter/properties/type/const", keyword: "const", params: { allowedValue: "delimiter" }, message: "must be equal to constant", schema: "delimiter", parentSchema: schema45.properties.type, data: data0 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          }
        } else {
          let err4 = { instancePath, schemaPath: "#/definitions/delimiter/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      else if (tag0 === "image")
        validate25(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate25.errors), errors = vErrors.length);
      else if (tag0 === "table")
        validate26(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate26.errors), errors = vErrors.length);
      else {
        let err5 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf', schema: schema23.discriminator, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    else {
      let err6 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string', schema: schema23.discriminator, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema23.type, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 500) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate16(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate16.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema22.type, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "items")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "accordion") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "accordion" }, message: "must be equal to constant", schema: "accordion", parentSchema: schema19.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.items !== void 0) {
      let data2 = data.items;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err7 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema19.properties.items, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.contentID === void 0) {
              let err8 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "contentID" }, message: "must have required property 'contentID'", schema: schema19.properties.items.items.required, parentSchema: schema19.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data3.title === void 0) {
              let err9 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema19.properties.items.items.required, parentSchema: schema19.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data3.blocks === void 0) {
              let err10 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "blocks" }, message: "must have required property 'blocks'", schema: schema19.properties.items.items.required, parentSchema: schema19.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "contentID" || key1 === "title" || key1 === "blocks")) {
                let err11 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema19.properties.items.items, data: data3 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            if (data3.contentID !== void 0) {
              let data4 = data3.contentID;
              if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
                let err12 = { instancePath: instancePath + "/items/" + i0 + "/contentID", schemaPath: "#/properties/items/items/properties/contentID/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema19.properties.items.items.properties.contentID.type, parentSchema: schema19.properties.items.items.properties.contentID, data: data4 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
              if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
                let err13 = { instancePath: instancePath + "/items/" + i0 + "/contentID", schemaPath: "#/properties/items/items/properties/contentID/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema19.properties.items.items.properties.contentID, data: data4 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data3.title !== void 0) {
              let data5 = data3.title;
              if (typeof data5 == "string") {
                if (func3(data5) > 300) {
                  let err14 = { instancePath: instancePath + "/items/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                if (func3(data5) < 1) {
                  let err15 = { instancePath: instancePath + "/items/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/items/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            data3.blocks !== void 0 && (validate15(data3.blocks, { instancePath: instancePath + "/items/" + i0 + "/blocks", parentData: data3, parentDataProperty: "blocks", rootData }) || (vErrors = gather(vErrors, validate15.errors), errors = vErrors.length));
          } else {
            let err17 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.items.items.type, parentSchema: schema19.properties.items.items, data: data3 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.items.type, parentSchema: schema19.properties.items, data: data2 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.type, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
var schema46 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Fact carousel", description: "Facts that take turns, eight seconds each, until paused.", type: "object", additionalProperties: !1, required: ["type", "label", "pauseLabel", "facts"], properties: { type: { const: "fact-carousel" }, label: { description: "Names the carousel for people who do not see it.", $ref: "../shared/definitions.schema.json#/definitions/label" }, pauseLabel: { description: "Label of the switch that stops the facts from taking turns.", $ref: "../shared/definitions.schema.json#/definitions/label" }, facts: { description: "The facts, in order.", type: "array", maxItems: 12, items: { title: "Fact", type: "object", additionalProperties: !1, required: ["greytext", "orangetext"], properties: { greytext: { description: "First part of the fact, in grey.", $ref: "../shared/definitions.schema.json#/definitions/label" }, orangetext: { description: "Second part of the fact, in orange.", $ref: "../shared/definitions.schema.json#/definitions/label" } } } } } };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema46.required, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema46.required, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.pauseLabel === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pauseLabel" }, message: "must have required property 'pauseLabel'", schema: schema46.required, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.facts === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "facts" }, message: "must have required property 'facts'", schema: schema46.required, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "label" || key0 === "pauseLabel" || key0 === "facts")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema46, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "fact-carousel") {
        let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "fact-carousel" }, message: "must be equal to constant", schema: "fact-carousel", parentSchema: schema46.properties.type, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err6 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func3(data1) < 1) {
          let err7 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pauseLabel !== void 0) {
      let data2 = data.pauseLabel;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/pauseLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/pauseLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/pauseLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.facts !== void 0) {
      let data3 = data.facts;
      if (Array.isArray(data3)) {
        if (data3.length > 12) {
          let err12 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items", schema: 12, parentSchema: schema46.properties.facts, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.greytext === void 0) {
              let err13 = { instancePath: instancePath + "/facts/" + i0, schemaPath: "#/properties/facts/items/required", keyword: "required", params: { missingProperty: "greytext" }, message: "must have required property 'greytext'", schema: schema46.properties.facts.items.required, parentSchema: schema46.properties.facts.items, data: data4 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data4.orangetext === void 0) {
              let err14 = { instancePath: instancePath + "/facts/" + i0, schemaPath: "#/properties/facts/items/required", keyword: "required", params: { missingProperty: "orangetext" }, message: "must have required property 'orangetext'", schema: schema46.properties.facts.items.required, parentSchema: schema46.properties.facts.items, data: data4 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            for (let key1 in data4)
              if (!(key1 === "greytext" || key1 === "orangetext")) {
                let err15 = { instancePath: instancePath + "/facts/" + i0, schemaPath: "#/properties/facts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema46.properties.facts.items, data: data4 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            if (data4.greytext !== void 0) {
              let data5 = data4.greytext;
              if (typeof data5 == "string") {
                if (func3(data5) > 300) {
                  let err16 = { instancePath: instancePath + "/facts/" + i0 + "/greytext", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
                if (func3(data5) < 1) {
                  let err17 = { instancePath: instancePath + "/facts/" + i0 + "/greytext", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                let err18 = { instancePath: instancePath + "/facts/" + i0 + "/greytext", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data4.orangetext !== void 0) {
              let data6 = data4.orangetext;
              if (typeof data6 == "string") {
                if (func3(data6) > 300) {
                  let err19 = { instancePath: instancePath + "/facts/" + i0 + "/orangetext", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data6 };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
                if (func3(data6) < 1) {
                  let err20 = { instancePath: instancePath + "/facts/" + i0 + "/orangetext", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data6 };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
              } else {
                let err21 = { instancePath: instancePath + "/facts/" + i0 + "/orangetext", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data6 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
          } else {
            let err22 = { instancePath: instancePath + "/facts/" + i0, schemaPath: "#/properties/facts/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.properties.facts.items.type, parentSchema: schema46.properties.facts.items, data: data4 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema46.properties.facts.type, parentSchema: schema46.properties.facts, data: data3 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.type, parentSchema: schema46, data };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
var schema51 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Feature cards", description: "Cards that each present one thing: picture, text, a checklist and a call to action.", type: "object", additionalProperties: !1, required: ["type", "cards"], properties: { type: { const: "feature-cards" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, description: { description: "A sentence under the heading.", $ref: "../shared/definitions.schema.json#/definitions/text" }, cards: { description: "The cards, in order.", type: "array", maxItems: 12, items: { title: "Feature card", type: "object", additionalProperties: !1, required: ["title"], properties: { title: { description: "Title of the card.", $ref: "../shared/definitions.schema.json#/definitions/label" }, subtitle: { description: "A line over the title.", $ref: "../shared/definitions.schema.json#/definitions/label" }, description: { description: "Text of the card.", $ref: "../shared/definitions.schema.json#/definitions/text" }, image: { description: "Picture at the top of the card.", $ref: "../shared/definitions.schema.json#/definitions/image" }, cta: { description: "Call to action at the foot of the card.", $ref: "../shared/definitions.schema.json#/definitions/link" }, checklist: { description: "Points with a tick before each.", type: "array", maxItems: 12, items: { description: "One line of the checklist.", $ref: "../shared/definitions.schema.json#/definitions/label" } } } } } } }, schema53 = { description: "Plain text.", type: "string", maxLength: 1e4 }, schema57 = { title: "Image", type: "object", additionalProperties: !1, required: ["src", "alt", "width", "height"], properties: { src: { $ref: "#/definitions/href" }, alt: { description: "What the image says to somebody who does not see it; empty for decoration.", type: "string", maxLength: 300 }, width: { type: "integer", minimum: 1, maximum: 1e4 }, height: { type: "integer", minimum: 1, maximum: 1e4 } } };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.src === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.alt === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.width === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.height === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "src" || key0 === "alt" || key0 === "width" || key0 === "height")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.src !== void 0) {
      let data0 = data.src;
      if (typeof data0 == "string") {
        if (func3(data0) > 2e3) {
          let err5 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern2.test(data0)) {
          let err6 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.alt !== void 0) {
      let data1 = data.alt;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err8 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.width !== void 0) {
      let data2 = data.width;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data3 = data.height;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err15 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
var schema59 = { title: "Link", type: "object", additionalProperties: !1, required: ["label", "href"], properties: { label: { $ref: "#/definitions/label" }, href: { $ref: "#/definitions/href" }, target: { description: "Where the link opens.", enum: ["_self", "_blank"] } } };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern2.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema59.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.target.enum, parentSchema: schema59.properties.target, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate41.errors = vErrors, errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.cards === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cards" }, message: "must have required property 'cards'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "description" || key0 === "cards")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "feature-cards") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "feature-cards" }, message: "must be equal to constant", schema: "feature-cards", parentSchema: schema51.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 == "string") {
        if (func3(data2) > 1e4) {
          let err7 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.cards !== void 0) {
      let data3 = data.cards;
      if (Array.isArray(data3)) {
        if (data3.length > 12) {
          let err9 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items", schema: 12, parentSchema: schema51.properties.cards, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.title === void 0) {
              let err10 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema51.properties.cards.items.required, parentSchema: schema51.properties.cards.items, data: data4 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            for (let key1 in data4)
              if (!(key1 === "title" || key1 === "subtitle" || key1 === "description" || key1 === "image" || key1 === "cta" || key1 === "checklist")) {
                let err11 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema51.properties.cards.items, data: data4 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            if (data4.title !== void 0) {
              let data5 = data4.title;
              if (typeof data5 == "string") {
                if (func3(data5) > 300) {
                  let err12 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                if (func3(data5) < 1) {
                  let err13 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data4.subtitle !== void 0) {
              let data6 = data4.subtitle;
              if (typeof data6 == "string") {
                if (func3(data6) > 300) {
                  let err15 = { instancePath: instancePath + "/cards/" + i0 + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data6 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
                if (func3(data6) < 1) {
                  let err16 = { instancePath: instancePath + "/cards/" + i0 + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data6 };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                let err17 = { instancePath: instancePath + "/cards/" + i0 + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data6 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data4.description !== void 0) {
              let data7 = data4.description;
              if (typeof data7 == "string") {
                if (func3(data7) > 1e4) {
                  let err18 = { instancePath: instancePath + "/cards/" + i0 + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data7 };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
              } else {
                let err19 = { instancePath: instancePath + "/cards/" + i0 + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data7 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data4.image !== void 0 && (validate39(data4.image, { instancePath: instancePath + "/cards/" + i0 + "/image", parentData: data4, parentDataProperty: "image", rootData }) || (vErrors = gather(vErrors, validate39.errors), errors = vErrors.length)), data4.cta !== void 0 && (validate41(data4.cta, { instancePath: instancePath + "/cards/" + i0 + "/cta", parentData: data4, parentDataProperty: "cta", rootData }) || (vErrors = gather(vErrors, validate41.errors), errors = vErrors.length)), data4.checklist !== void 0) {
              let data10 = data4.checklist;
              if (Array.isArray(data10)) {
                if (data10.length > 12) {
                  let err20 = { instancePath: instancePath + "/cards/" + i0 + "/checklist", schemaPath: "#/properties/cards/items/properties/checklist/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items", schema: 12, parentSchema: schema51.properties.cards.items.properties.checklist, data: data10 };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
                let len1 = data10.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data11 = data10[i1];
                  if (typeof data11 == "string") {
                    if (func3(data11) > 300) {
                      let err21 = { instancePath: instancePath + "/cards/" + i0 + "/checklist/" + i1, schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data11 };
                      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                    }
                    if (func3(data11) < 1) {
                      let err22 = { instancePath: instancePath + "/cards/" + i0 + "/checklist/" + i1, schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data11 };
                      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                  } else {
                    let err23 = { instancePath: instancePath + "/cards/" + i0 + "/checklist/" + i1, schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data11 };
                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                  }
                }
              } else {
                let err24 = { instancePath: instancePath + "/cards/" + i0 + "/checklist", schemaPath: "#/properties/cards/items/properties/checklist/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.properties.cards.items.properties.checklist.type, parentSchema: schema51.properties.cards.items.properties.checklist, data: data10 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
          } else {
            let err25 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.properties.cards.items.type, parentSchema: schema51.properties.cards.items, data: data4 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.properties.cards.type, parentSchema: schema51.properties.cards, data: data3 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate38.errors = vErrors, errors === 0;
}
var schema63 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Form module", description: "The form of one step of a journey. Its page is the step's address.", type: "object", additionalProperties: !1, required: ["type", "journey", "step"], properties: { type: { const: "form" }, journey: { description: "Id of the journey.", $ref: "../shared/definitions.schema.json#/definitions/id" }, step: { description: "Id of the step.", $ref: "../shared/definitions.schema.json#/definitions/id" }, heading: { description: "Heading over the form.", $ref: "../shared/definitions.schema.json#/definitions/label" } } };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema63.required, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.journey === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "journey" }, message: "must have required property 'journey'", schema: schema63.required, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.step === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'", schema: schema63.required, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "journey" || key0 === "step" || key0 === "heading")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "form") {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "form" }, message: "must be equal to constant", schema: "form", parentSchema: schema63.properties.type, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.journey !== void 0) {
      let data1 = data.journey;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err5 = { instancePath: instancePath + "/journey", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern0.test(data1)) {
          let err6 = { instancePath: instancePath + "/journey", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/journey", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.step !== void 0) {
      let data2 = data.step;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data3 = data.heading;
      if (typeof data3 == "string") {
        if (func3(data3) > 300) {
          let err11 = { instancePath: instancePath + "/heading", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data3) < 1) {
          let err12 = { instancePath: instancePath + "/heading", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/heading", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.type, parentSchema: schema63, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
var schema67 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Header banner", description: "The banner a page begins with: its title, an introduction, up to two calls to action and a video.", type: "object", additionalProperties: !1, required: ["type", "variant", "level", "title"], properties: { type: { const: "header-banner" }, variant: { description: "Surface of the banner: plain, with a picture on grey or on orange, or a dark or light theme.", enum: ["plain", "grey-image", "orange-image", "dark", "light"] }, level: { description: "How much room the banner takes: 1 opens a site or section, 2 a landing page, 3 an ordinary page.", enum: [1, 2, 3] }, title: { description: "Title of the page, its one first-level heading.", $ref: "../shared/definitions.schema.json#/definitions/label" }, description: { description: "A sentence or two under the title.", $ref: "../shared/definitions.schema.json#/definitions/text" }, primaryCta: { description: "The call to action that matters most.", $ref: "../shared/definitions.schema.json#/definitions/link" }, secondaryCta: { description: "A second call to action beside it.", $ref: "../shared/definitions.schema.json#/definitions/link" }, image: { description: "Picture of the grey and orange image variants.", $ref: "../shared/definitions.schema.json#/definitions/image" }, video: { title: "Banner video", description: "A video in up to three cuts. A cut whose address has no v= is left out.", type: "object", additionalProperties: !1, required: ["label"], properties: { label: { description: "What the visitor presses to play the video; also names the player.", $ref: "../shared/definitions.schema.json#/definitions/label" }, mobile: { description: "Address of the video for narrow screens; the id is the text after v=.", $ref: "../shared/definitions.schema.json#/definitions/href" }, tablet: { description: "Address of the video for screens from 601 px.", $ref: "../shared/definitions.schema.json#/definitions/href" }, desktop: { description: "Address of the video for screens from 1068 px.", $ref: "../shared/definitions.schema.json#/definitions/href" } } } } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern2.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema59.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.target.enum, parentSchema: schema59.properties.target, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate45.errors = vErrors, errors === 0;
}
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.src === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.alt === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.width === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.height === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "src" || key0 === "alt" || key0 === "width" || key0 === "height")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.src !== void 0) {
      let data0 = data.src;
      if (typeof data0 == "string") {
        if (func3(data0) > 2e3) {
          let err5 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern2.test(data0)) {
          let err6 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.alt !== void 0) {
      let data1 = data.alt;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err8 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.width !== void 0) {
      let data2 = data.width;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data3 = data.height;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err15 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate48.errors = vErrors, errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema67.required, parentSchema: schema67, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.variant === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant" }, message: "must have required property 'variant'", schema: schema67.required, parentSchema: schema67, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.level === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema67.required, parentSchema: schema67, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.title === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema67.required, parentSchema: schema67, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema67.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema67, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "header-banner") {
        let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "header-banner" }, message: "must be equal to constant", schema: "header-banner", parentSchema: schema67.properties.type, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.variant !== void 0) {
      let data1 = data.variant;
      if (!(data1 === "plain" || data1 === "grey-image" || data1 === "orange-image" || data1 === "dark" || data1 === "light")) {
        let err6 = { instancePath: instancePath + "/variant", schemaPath: "#/properties/variant/enum", keyword: "enum", params: { allowedValues: schema67.properties.variant.enum }, message: "must be equal to one of the allowed values", schema: schema67.properties.variant.enum, parentSchema: schema67.properties.variant, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.level !== void 0) {
      let data2 = data.level;
      if (!(data2 === 1 || data2 === 2 || data2 === 3)) {
        let err7 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema67.properties.level.enum }, message: "must be equal to one of the allowed values", schema: schema67.properties.level.enum, parentSchema: schema67.properties.level, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 == "string") {
        if (func3(data3) > 300) {
          let err8 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data3) < 1) {
          let err9 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func3(data4) > 1e4) {
          let err11 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.primaryCta !== void 0 && (validate45(data.primaryCta, { instancePath: instancePath + "/primaryCta", parentData: data, parentDataProperty: "primaryCta", rootData }) || (vErrors = gather(vErrors, validate45.errors), errors = vErrors.length)), data.secondaryCta !== void 0 && (validate45(data.secondaryCta, { instancePath: instancePath + "/secondaryCta", parentData: data, parentDataProperty: "secondaryCta", rootData }) || (vErrors = gather(vErrors, validate45.errors), errors = vErrors.length)), data.image !== void 0 && (validate48(data.image, { instancePath: instancePath + "/image", parentData: data, parentDataProperty: "image", rootData }) || (vErrors = gather(vErrors, validate48.errors), errors = vErrors.length)), data.video !== void 0) {
      let data8 = data.video;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.label === void 0) {
          let err13 = { instancePath: instancePath + "/video", schemaPath: "#/properties/video/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema67.properties.video.required, parentSchema: schema67.properties.video, data: data8 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        for (let key1 in data8)
          if (!(key1 === "label" || key1 === "mobile" || key1 === "tablet" || key1 === "desktop")) {
            let err14 = { instancePath: instancePath + "/video", schemaPath: "#/properties/video/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema67.properties.video, data: data8 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        if (data8.label !== void 0) {
          let data9 = data8.label;
          if (typeof data9 == "string") {
            if (func3(data9) > 300) {
              let err15 = { instancePath: instancePath + "/video/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data9 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (func3(data9) < 1) {
              let err16 = { instancePath: instancePath + "/video/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data9 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/video/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data9 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data8.mobile !== void 0) {
          let data10 = data8.mobile;
          if (typeof data10 == "string") {
            if (func3(data10) > 2e3) {
              let err18 = { instancePath: instancePath + "/video/mobile", schemaPath: "../shared/definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data10 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (!pattern2.test(data10)) {
              let err19 = { instancePath: instancePath + "/video/mobile", schemaPath: "../shared/definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data10 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath: instancePath + "/video/mobile", schemaPath: "../shared/definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data10 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        if (data8.tablet !== void 0) {
          let data11 = data8.tablet;
          if (typeof data11 == "string") {
            if (func3(data11) > 2e3) {
              let err21 = { instancePath: instancePath + "/video/tablet", schemaPath: "../shared/definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data11 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (!pattern2.test(data11)) {
              let err22 = { instancePath: instancePath + "/video/tablet", schemaPath: "../shared/definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data11 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          } else {
            let err23 = { instancePath: instancePath + "/video/tablet", schemaPath: "../shared/definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data11 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        if (data8.desktop !== void 0) {
          let data12 = data8.desktop;
          if (typeof data12 == "string") {
            if (func3(data12) > 2e3) {
              let err24 = { instancePath: instancePath + "/video/desktop", schemaPath: "../shared/definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data12 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (!pattern2.test(data12)) {
              let err25 = { instancePath: instancePath + "/video/desktop", schemaPath: "../shared/definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data12 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          } else {
            let err26 = { instancePath: instancePath + "/video/desktop", schemaPath: "../shared/definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data12 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/video", schemaPath: "#/properties/video/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema67.properties.video.type, parentSchema: schema67.properties.video, data: data8 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema67.type, parentSchema: schema67, data };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate44.errors = vErrors, errors === 0;
}
var schema79 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Notes", description: "Small print at the foot of a page.", type: "object", additionalProperties: !1, required: ["type", "blocks"], properties: { type: { const: "notes" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, blocks: { description: "The notes.", $ref: "../shared/blocks.schema.json" } } };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema79.required, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.blocks === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blocks" }, message: "must have required property 'blocks'", schema: schema79.required, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "blocks")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema79, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "notes") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "notes" }, message: "must be equal to constant", schema: "notes", parentSchema: schema79.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.blocks !== void 0 && (validate15(data.blocks, { instancePath: instancePath + "/blocks", parentData: data, parentDataProperty: "blocks", rootData }) || (vErrors = gather(vErrors, validate15.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate50.errors = vErrors, errors === 0;
}
var schema81 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Quick links", description: "Cards that lead on, beside a link to an overview. Hidden with fewer than three cards.", type: "object", additionalProperties: !1, required: ["type", "cards"], properties: { type: { const: "quick-links" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, cards: { description: "The cards; three at least, or the module hides.", type: "array", maxItems: 12, items: { title: "Quick link card", type: "object", additionalProperties: !1, required: ["title", "href"], properties: { title: { description: "Text of the card.", $ref: "../shared/definitions.schema.json#/definitions/label" }, href: { description: "Where the card leads.", $ref: "../shared/definitions.schema.json#/definitions/href" }, target: { description: "Where the link opens.", enum: ["_self", "_blank"] }, icon: { description: "Icon of the card.", $ref: "../shared/definitions.schema.json#/definitions/image" }, hoverIcon: { description: "Icon shown while the pointer is on the card; if it does not load, the card keeps its icon.", $ref: "../shared/definitions.schema.json#/definitions/image" } } } }, overviewLink: { description: "Link to the page that lists everything.", $ref: "../shared/definitions.schema.json#/definitions/link" } } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.src === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.alt === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.width === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.height === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "src" || key0 === "alt" || key0 === "width" || key0 === "height")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.src !== void 0) {
      let data0 = data.src;
      if (typeof data0 == "string") {
        if (func3(data0) > 2e3) {
          let err5 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern2.test(data0)) {
          let err6 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.alt !== void 0) {
      let data1 = data.alt;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err8 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.width !== void 0) {
      let data2 = data.width;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data3 = data.height;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err15 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern2.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema59.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.target.enum, parentSchema: schema59.properties.target, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema81.required, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.cards === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cards" }, message: "must have required property 'cards'", schema: schema81.required, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "cards" || key0 === "overviewLink")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema81, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "quick-links") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "quick-links" }, message: "must be equal to constant", schema: "quick-links", parentSchema: schema81.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.cards !== void 0) {
      let data2 = data.cards;
      if (Array.isArray(data2)) {
        if (data2.length > 12) {
          let err7 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items", schema: 12, parentSchema: schema81.properties.cards, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.title === void 0) {
              let err8 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema81.properties.cards.items.required, parentSchema: schema81.properties.cards.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data3.href === void 0) {
              let err9 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema81.properties.cards.items.required, parentSchema: schema81.properties.cards.items, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "title" || key1 === "href" || key1 === "target" || key1 === "icon" || key1 === "hoverIcon")) {
                let err10 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema81.properties.cards.items, data: data3 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            if (data3.title !== void 0) {
              let data4 = data3.title;
              if (typeof data4 == "string") {
                if (func3(data4) > 300) {
                  let err11 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
                if (func3(data4) < 1) {
                  let err12 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                let err13 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data4 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data3.href !== void 0) {
              let data5 = data3.href;
              if (typeof data5 == "string") {
                if (func3(data5) > 2e3) {
                  let err14 = { instancePath: instancePath + "/cards/" + i0 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data5 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                if (!pattern2.test(data5)) {
                  let err15 = { instancePath: instancePath + "/cards/" + i0 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data5 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/cards/" + i0 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data5 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data3.target !== void 0) {
              let data6 = data3.target;
              if (!(data6 === "_self" || data6 === "_blank")) {
                let err17 = { instancePath: instancePath + "/cards/" + i0 + "/target", schemaPath: "#/properties/cards/items/properties/target/enum", keyword: "enum", params: { allowedValues: schema81.properties.cards.items.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.cards.items.properties.target.enum, parentSchema: schema81.properties.cards.items.properties.target, data: data6 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            data3.icon !== void 0 && (validate53(data3.icon, { instancePath: instancePath + "/cards/" + i0 + "/icon", parentData: data3, parentDataProperty: "icon", rootData }) || (vErrors = gather(vErrors, validate53.errors), errors = vErrors.length)), data3.hoverIcon !== void 0 && (validate53(data3.hoverIcon, { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon", parentData: data3, parentDataProperty: "hoverIcon", rootData }) || (vErrors = gather(vErrors, validate53.errors), errors = vErrors.length));
          } else {
            let err18 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.properties.cards.items.type, parentSchema: schema81.properties.cards.items, data: data3 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema81.properties.cards.type, parentSchema: schema81.properties.cards, data: data2 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    data.overviewLink !== void 0 && (validate56(data.overviewLink, { instancePath: instancePath + "/overviewLink", parentData: data, parentDataProperty: "overviewLink", rootData }) || (vErrors = gather(vErrors, validate56.errors), errors = vErrors.length));
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
var schema90 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Quote", description: "Somebody's words, large, with their name.", type: "object", additionalProperties: !1, required: ["type", "quote"], properties: { type: { const: "quote" }, quote: { description: "The words, without quotation marks.", $ref: "../shared/definitions.schema.json#/definitions/text" }, person: { description: "Who said it.", $ref: "../shared/definitions.schema.json#/definitions/label" } } };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema90.required, parentSchema: schema90, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.quote === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'", schema: schema90.required, parentSchema: schema90, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "quote" || key0 === "person")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema90, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "quote") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "quote" }, message: "must be equal to constant", schema: "quote", parentSchema: schema90.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.quote !== void 0) {
      let data1 = data.quote;
      if (typeof data1 == "string") {
        if (func3(data1) > 1e4) {
          let err4 = { instancePath: instancePath + "/quote", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/quote", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.person !== void 0) {
      let data2 = data.person;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err6 = { instancePath: instancePath + "/person", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func3(data2) < 1) {
          let err7 = { instancePath: instancePath + "/person", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/person", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
var schema93 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Rich text", description: "Running text as a block editor writes it.", type: "object", additionalProperties: !1, required: ["type", "blocks"], properties: { type: { const: "rich-text" }, blocks: { description: "The blocks, in order.", $ref: "../shared/blocks.schema.json" }, surface: { description: "Surface behind the text; canvas when left out.", enum: ["canvas", "paper", "mist"] } } };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema93.required, parentSchema: schema93, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.blocks === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blocks" }, message: "must have required property 'blocks'", schema: schema93.required, parentSchema: schema93, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "blocks" || key0 === "surface")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema93, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "rich-text") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "rich-text" }, message: "must be equal to constant", schema: "rich-text", parentSchema: schema93.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.blocks !== void 0 && (validate15(data.blocks, { instancePath: instancePath + "/blocks", parentData: data, parentDataProperty: "blocks", rootData }) || (vErrors = gather(vErrors, validate15.errors), errors = vErrors.length)), data.surface !== void 0) {
      let data2 = data.surface;
      if (!(data2 === "canvas" || data2 === "paper" || data2 === "mist")) {
        let err4 = { instancePath: instancePath + "/surface", schemaPath: "#/properties/surface/enum", keyword: "enum", params: { allowedValues: schema93.properties.surface.enum }, message: "must be equal to one of the allowed values", schema: schema93.properties.surface.enum, parentSchema: schema93.properties.surface, data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.type, parentSchema: schema93, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
var schema94 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Section header", description: "A heading that opens a new part of the page.", type: "object", additionalProperties: !1, required: ["type", "title"], properties: { type: { const: "section-header" }, title: { description: "The heading.", $ref: "../shared/definitions.schema.json#/definitions/label" }, subtitle: { description: "A line over the heading.", $ref: "../shared/definitions.schema.json#/definitions/label" }, description: { description: "A sentence or two under the heading.", $ref: "../shared/definitions.schema.json#/definitions/text" }, alignment: { description: "Where the text stands; start when left out.", enum: ["start", "center"] } } };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema94.required, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema94.required, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "subtitle" || key0 === "description" || key0 === "alignment")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema94, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "section-header") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "section-header" }, message: "must be equal to constant", schema: "section-header", parentSchema: schema94.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.subtitle !== void 0) {
      let data2 = data.subtitle;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err7 = { instancePath: instancePath + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func3(data2) < 1) {
          let err8 = { instancePath: instancePath + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 == "string") {
        if (func3(data3) > 1e4) {
          let err10 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.alignment !== void 0) {
      let data4 = data.alignment;
      if (!(data4 === "start" || data4 === "center")) {
        let err12 = { instancePath: instancePath + "/alignment", schemaPath: "#/properties/alignment/enum", keyword: "enum", params: { allowedValues: schema94.properties.alignment.enum }, message: "must be equal to one of the allowed values", schema: schema94.properties.alignment.enum, parentSchema: schema94.properties.alignment, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema94.type, parentSchema: schema94, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
var schema98 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Stats", description: "Numbers worth knowing, each with what it counts.", type: "object", additionalProperties: !1, required: ["type", "items"], properties: { type: { const: "stats" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, items: { description: "The numbers, in order.", type: "array", maxItems: 8, items: { title: "Stat item", type: "object", additionalProperties: !1, required: ["stat", "description"], properties: { stat: { description: "The number, with its unit.", $ref: "../shared/definitions.schema.json#/definitions/label" }, description: { description: "What it counts.", $ref: "../shared/definitions.schema.json#/definitions/label" } } } } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema98.required, parentSchema: schema98, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema98.required, parentSchema: schema98, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "items")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema98, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "stats") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "stats" }, message: "must be equal to constant", schema: "stats", parentSchema: schema98.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.items !== void 0) {
      let data2 = data.items;
      if (Array.isArray(data2)) {
        if (data2.length > 8) {
          let err7 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items", schema: 8, parentSchema: schema98.properties.items, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.stat === void 0) {
              let err8 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "stat" }, message: "must have required property 'stat'", schema: schema98.properties.items.items.required, parentSchema: schema98.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data3.description === void 0) {
              let err9 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'", schema: schema98.properties.items.items.required, parentSchema: schema98.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "stat" || key1 === "description")) {
                let err10 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema98.properties.items.items, data: data3 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            if (data3.stat !== void 0) {
              let data4 = data3.stat;
              if (typeof data4 == "string") {
                if (func3(data4) > 300) {
                  let err11 = { instancePath: instancePath + "/items/" + i0 + "/stat", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
                if (func3(data4) < 1) {
                  let err12 = { instancePath: instancePath + "/items/" + i0 + "/stat", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                let err13 = { instancePath: instancePath + "/items/" + i0 + "/stat", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data4 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data3.description !== void 0) {
              let data5 = data3.description;
              if (typeof data5 == "string") {
                if (func3(data5) > 300) {
                  let err14 = { instancePath: instancePath + "/items/" + i0 + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                if (func3(data5) < 1) {
                  let err15 = { instancePath: instancePath + "/items/" + i0 + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/items/" + i0 + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
          } else {
            let err17 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.properties.items.items.type, parentSchema: schema98.properties.items.items, data: data3 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema98.properties.items.type, parentSchema: schema98.properties.items, data: data2 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.type, parentSchema: schema98, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
var schema102 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Tabbed content", description: "Topics as tabs; the sections of a topic stand in a side list on wide screens and in an accordion on narrow ones.", type: "object", additionalProperties: !1, required: ["type", "items"], properties: { type: { const: "tabbed-content" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, items: { description: "The sections, in order.", type: "array", maxItems: 60, items: { title: "Tabbed content item", type: "object", additionalProperties: !1, required: ["topic", "section", "blockEditor"], properties: { topic: { description: "The tab; items with the same topic share one.", $ref: "../shared/definitions.schema.json#/definitions/label" }, section: { description: "The section within the topic.", $ref: "../shared/definitions.schema.json#/definitions/label" }, blockEditor: { description: "What the section shows.", $ref: "../shared/blocks.schema.json" } } } } } };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "items")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema102, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "tabbed-content") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "tabbed-content" }, message: "must be equal to constant", schema: "tabbed-content", parentSchema: schema102.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.items !== void 0) {
      let data2 = data.items;
      if (Array.isArray(data2)) {
        if (data2.length > 60) {
          let err7 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema102.properties.items, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.topic === void 0) {
              let err8 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "topic" }, message: "must have required property 'topic'", schema: schema102.properties.items.items.required, parentSchema: schema102.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data3.section === void 0) {
              let err9 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "section" }, message: "must have required property 'section'", schema: schema102.properties.items.items.required, parentSchema: schema102.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data3.blockEditor === void 0) {
              let err10 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "blockEditor" }, message: "must have required property 'blockEditor'", schema: schema102.properties.items.items.required, parentSchema: schema102.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "topic" || key1 === "section" || key1 === "blockEditor")) {
                let err11 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema102.properties.items.items, data: data3 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            if (data3.topic !== void 0) {
              let data4 = data3.topic;
              if (typeof data4 == "string") {
                if (func3(data4) > 300) {
                  let err12 = { instancePath: instancePath + "/items/" + i0 + "/topic", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                if (func3(data4) < 1) {
                  let err13 = { instancePath: instancePath + "/items/" + i0 + "/topic", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/items/" + i0 + "/topic", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data4 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data3.section !== void 0) {
              let data5 = data3.section;
              if (typeof data5 == "string") {
                if (func3(data5) > 300) {
                  let err15 = { instancePath: instancePath + "/items/" + i0 + "/section", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
                if (func3(data5) < 1) {
                  let err16 = { instancePath: instancePath + "/items/" + i0 + "/section", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                let err17 = { instancePath: instancePath + "/items/" + i0 + "/section", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            data3.blockEditor !== void 0 && (validate15(data3.blockEditor, { instancePath: instancePath + "/items/" + i0 + "/blockEditor", parentData: data3, parentDataProperty: "blockEditor", rootData }) || (vErrors = gather(vErrors, validate15.errors), errors = vErrors.length));
          } else {
            let err18 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.properties.items.items.type, parentSchema: schema102.properties.items.items, data: data3 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema102.properties.items.type, parentSchema: schema102.properties.items, data: data2 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.type, parentSchema: schema102, data };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema18.required, parentSchema: schema18, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "accordion")
        validate14(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate14.errors), errors = vErrors.length);
      else if (tag0 === "fact-carousel")
        validate37(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate37.errors), errors = vErrors.length);
      else if (tag0 === "feature-cards")
        validate38(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate38.errors), errors = vErrors.length);
      else if (tag0 === "form")
        validate43(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate43.errors), errors = vErrors.length);
      else if (tag0 === "header-banner")
        validate44(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate44.errors), errors = vErrors.length);
      else if (tag0 === "notes")
        validate50(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate50.errors), errors = vErrors.length);
      else if (tag0 === "quick-links")
        validate52(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate52.errors), errors = vErrors.length);
      else if (tag0 === "quote")
        validate58(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate58.errors), errors = vErrors.length);
      else if (tag0 === "rich-text")
        validate59(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate59.errors), errors = vErrors.length);
      else if (tag0 === "section-header")
        validate61(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate61.errors), errors = vErrors.length);
      else if (tag0 === "stats")
        validate62(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate62.errors), errors = vErrors.length);
      else if (tag0 === "tabbed-content")
        validate63(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate63.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf', schema: schema18.discriminator, parentSchema: schema18, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string', schema: schema18.discriminator, parentSchema: schema18, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema18.type, parentSchema: schema18, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.path === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.template === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "template" }, message: "must have required property 'template'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.title === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.seo === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seo" }, message: "must have required property 'seo'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.zones === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zones" }, message: "must have required property 'zones'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema12.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema12, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err9 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "page") {
        let err11 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "page" }, message: "must be equal to constant", schema: "page", parentSchema: schema12.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err12 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern0.test(data2)) {
          let err13 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err15 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema12.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.path !== void 0) {
      let data4 = data.path;
      if (typeof data4 == "string") {
        if (func3(data4) > 300) {
          let err16 = { instancePath: instancePath + "/path", schemaPath: "../shared/definitions.schema.json#/definitions/path/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema16, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!pattern1.test(data4)) {
          let err17 = { instancePath: instancePath + "/path", schemaPath: "../shared/definitions.schema.json#/definitions/path/pattern", keyword: "pattern", params: { pattern: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$" }, message: 'must match pattern "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$"', schema: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$", parentSchema: schema16, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/path", schemaPath: "../shared/definitions.schema.json#/definitions/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.type, parentSchema: schema16, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.template !== void 0) {
      let data5 = data.template;
      if (typeof data5 == "string") {
        if (func3(data5) > 80) {
          let err19 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema12.properties.template, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (func3(data5) < 1) {
          let err20 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.template, data: data5 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.template.type, parentSchema: schema12.properties.template, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.title !== void 0) {
      let data6 = data.title;
      if (typeof data6 == "string") {
        if (func3(data6) > 300) {
          let err22 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data6 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data6) < 1) {
          let err23 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data6 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data6 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.seo !== void 0) {
      let data7 = data.seo;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.sitemapVisible === void 0) {
          let err25 = { instancePath: instancePath + "/seo", schemaPath: "#/properties/seo/required", keyword: "required", params: { missingProperty: "sitemapVisible" }, message: "must have required property 'sitemapVisible'", schema: schema12.properties.seo.required, parentSchema: schema12.properties.seo, data: data7 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        for (let key1 in data7)
          if (!(key1 === "metaDescription" || key1 === "metaKeywords" || key1 === "metaHTML" || key1 === "sitemapVisible")) {
            let err26 = { instancePath: instancePath + "/seo", schemaPath: "#/properties/seo/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema12.properties.seo, data: data7 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        if (data7.metaDescription !== void 0) {
          let data8 = data7.metaDescription;
          if (typeof data8 == "string") {
            if (func3(data8) > 500) {
              let err27 = { instancePath: instancePath + "/seo/metaDescription", schemaPath: "#/properties/seo/properties/metaDescription/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema12.properties.seo.properties.metaDescription, data: data8 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/seo/metaDescription", schemaPath: "#/properties/seo/properties/metaDescription/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.seo.properties.metaDescription.type, parentSchema: schema12.properties.seo.properties.metaDescription, data: data8 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data7.metaKeywords !== void 0) {
          let data9 = data7.metaKeywords;
          if (typeof data9 == "string") {
            if (func3(data9) > 500) {
              let err29 = { instancePath: instancePath + "/seo/metaKeywords", schemaPath: "#/properties/seo/properties/metaKeywords/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema12.properties.seo.properties.metaKeywords, data: data9 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/seo/metaKeywords", schemaPath: "#/properties/seo/properties/metaKeywords/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.seo.properties.metaKeywords.type, parentSchema: schema12.properties.seo.properties.metaKeywords, data: data9 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        if (data7.metaHTML !== void 0) {
          let data10 = data7.metaHTML;
          if (typeof data10 == "string") {
            if (func3(data10) > 5e3) {
              let err31 = { instancePath: instancePath + "/seo/metaHTML", schemaPath: "#/properties/seo/properties/metaHTML/maxLength", keyword: "maxLength", params: { limit: 5e3 }, message: "must NOT have more than 5000 characters", schema: 5e3, parentSchema: schema12.properties.seo.properties.metaHTML, data: data10 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            let err32 = { instancePath: instancePath + "/seo/metaHTML", schemaPath: "#/properties/seo/properties/metaHTML/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.seo.properties.metaHTML.type, parentSchema: schema12.properties.seo.properties.metaHTML, data: data10 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data7.sitemapVisible !== void 0) {
          let data11 = data7.sitemapVisible;
          if (typeof data11 != "boolean") {
            let err33 = { instancePath: instancePath + "/seo/sitemapVisible", schemaPath: "#/properties/seo/properties/sitemapVisible/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema12.properties.seo.properties.sitemapVisible.type, parentSchema: schema12.properties.seo.properties.sitemapVisible, data: data11 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/seo", schemaPath: "#/properties/seo/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.seo.type, parentSchema: schema12.properties.seo, data: data7 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.header !== void 0) {
      let data12 = data.header;
      if (!(data12 === "shown" || data12 === "hidden")) {
        let err35 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/enum", keyword: "enum", params: { allowedValues: schema12.properties.header.enum }, message: "must be equal to one of the allowed values", schema: schema12.properties.header.enum, parentSchema: schema12.properties.header, data: data12 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.zones !== void 0) {
      let data13 = data.zones;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.content === void 0) {
          let err36 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'", schema: schema12.properties.zones.required, parentSchema: schema12.properties.zones, data: data13 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        for (let key2 in data13)
          if (key2 !== "content") {
            let err37 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema12.properties.zones, data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        if (data13.content !== void 0) {
          let data14 = data13.content;
          if (Array.isArray(data14)) {
            if (data14.length > 200) {
              let err38 = { instancePath: instancePath + "/zones/content", schemaPath: "#/properties/zones/properties/content/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema12.properties.zones.properties.content, data: data14 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            let len0 = data14.length;
            for (let i0 = 0; i0 < len0; i0++)
              validate13(data14[i0], { instancePath: instancePath + "/zones/content/" + i0, parentData: data14, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate13.errors), errors = vErrors.length);
          } else {
            let err39 = { instancePath: instancePath + "/zones/content", schemaPath: "#/properties/zones/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.zones.properties.content.type, parentSchema: schema12.properties.zones.properties.content, data: data14 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
      } else {
        let err40 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.zones.type, parentSchema: schema12.properties.zones, data: data13 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
  } else {
    let err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data };
    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
var schema106 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Journey", description: "Ordered steps, the rules between them and what happens on events.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "steps"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "journey" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, facts: { description: "Values derived by rules, read as facts.<name>; a fact may read other facts but not itself.", type: "object", additionalProperties: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, steps: { type: "array", minItems: 1, maxItems: 200, items: { title: "Step", type: "object", additionalProperties: !1, required: ["id", "form"], properties: { id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, form: { description: "Id of the form the step shows.", $ref: "../shared/definitions.schema.json#/definitions/id" }, title: { $ref: "../shared/definitions.schema.json#/definitions/label" }, submitLabel: { description: "What the button says: a text, or a rule that gives one. A step without it has no button; only a final step may do without.", $ref: "../shared/definitions.schema.json#/definitions/rule" }, back: { description: "The Back button: goes to the step before, or to `href` from the first step.", title: "Back", type: "object", additionalProperties: !1, required: ["label"], properties: { label: { $ref: "../shared/definitions.schema.json#/definitions/label" }, href: { $ref: "../shared/definitions.schema.json#/definitions/path" } } }, when: { description: "The step is on the path only while this rule is true.", $ref: "../shared/definitions.schema.json#/definitions/rule" }, aside: { description: "The step is not on the way: it is visited by a link, a chip, `next` or `go`, and its answers count once they are submitted. Submitting it leads on by `next` or `go`, or back to where the visitor was.", type: "boolean" }, after: { description: "Id of the step after which an aside may be visited; from the beginning on when left out.", $ref: "../shared/definitions.schema.json#/definitions/id" }, final: { description: "The journey ends here: what the step shows is kept, all else is forgotten, and any other step visited afterwards begins a new run.", type: "boolean" }, needs: { title: "Need", description: "What must exist; without it the visitor is sent to another step.", type: "object", additionalProperties: !1, required: ["that", "otherwise"], properties: { that: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, otherwise: { description: "Id of the step to go to.", $ref: "../shared/definitions.schema.json#/definitions/id" } } }, next: { description: "First true row wins; else the next step in order whose `when` holds.", type: "array", maxItems: 100, items: { title: "Next row", type: "object", additionalProperties: !1, required: ["step"], properties: { when: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, step: { $ref: "../shared/definitions.schema.json#/definitions/id" } } } }, errorSummaryTitle: { description: "Heading of the list of problems.", $ref: "../shared/definitions.schema.json#/definitions/label" }, summary: { description: "Whether the step shows the journey's summary.", type: "boolean" }, parkedNotice: { title: "Parked notice", description: "Shown on the next step when submitting this one again has parked answers of other steps: they no longer count.", type: "object", additionalProperties: !1, required: ["message", "closeLabel"], properties: { message: { $ref: "../shared/definitions.schema.json#/definitions/label" }, closeLabel: { description: "Name of the close button.", $ref: "../shared/definitions.schema.json#/definitions/label" } } }, onEnter: { type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" }, description: "When the visitor first comes to the step." }, onInvalid: { description: "When a submission has validation errors; `problem` is the first of them.", type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" } }, onSubmit: { type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" }, description: "When a submission has no validation errors." }, onReturn: { description: "When the visitor comes back from a hosted page to page.returnAddress; `returned` holds the query of that address, as texts.", type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" } } } }, description: "In order; the first has no `when`, so that there is always a step to show." }, capture: { description: "Query parameters to keep from the first visit on, letter case ignored; read as session.captured.<name>.", type: "array", maxItems: 50, items: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, chips: { description: "What has been chosen so far, in a few words each, shown on later steps and linked back.", type: "array", maxItems: 50, items: { title: "Chip", type: "object", additionalProperties: !1, required: ["step", "label"], properties: { step: { description: "Id of the step that the chip leads back to; shown on the steps after it.", $ref: "../shared/definitions.schema.json#/definitions/id" }, label: { description: "A text, or a rule that gives one; unanswered, the chip is not shown.", $ref: "../shared/definitions.schema.json#/definitions/rule" }, when: { description: "Shown only while this rule is true.", $ref: "../shared/definitions.schema.json#/definitions/rule" } } } }, changeLabel: { description: "What a chip says it does, for example \u201CChange\u201D.", $ref: "../shared/definitions.schema.json#/definitions/label" }, summary: { title: "Summary", description: "What stands beside the steps that show it.", type: "object", additionalProperties: !1, required: ["title", "openLabel", "fields"], properties: { title: { $ref: "../shared/definitions.schema.json#/definitions/label" }, openLabel: { description: "Name of the button that opens it where there is no room beside the step.", $ref: "../shared/definitions.schema.json#/definitions/label" }, fields: { description: "Notices, tables and switches.", type: "array", minItems: 1, maxItems: 100, items: { type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ $ref: "../fields/notice.schema.json" }, { $ref: "../fields/switch.schema.json" }, { $ref: "../fields/table.schema.json" }] } } } }, onView: { description: "When any step is shown: `track` actions.", type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" } } } }, schema109 = { description: "Name of a field, fact, result or parameter: camelCase.", type: "string", pattern: "^[a-z][A-Za-z0-9]*$", maxLength: 80 };
var pattern17 = new RegExp("^[a-z][A-Za-z0-9]*$", "u"), schema126 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Action", description: "Something that happens on an event.", type: "object", required: ["action"], discriminator: { propertyName: "action" }, oneOf: [{ $ref: "#/definitions/call" }, { $ref: "#/definitions/attempt" }, { $ref: "#/definitions/set" }, { $ref: "#/definitions/clear" }, { $ref: "#/definitions/track" }, { $ref: "#/definitions/notify" }, { $ref: "#/definitions/reset" }, { $ref: "#/definitions/go" }], definitions: { call: { title: "Call action", description: "Calls an operation; what follows waits for its outcome.", type: "object", additionalProperties: !1, required: ["action", "operation"], properties: { action: { const: "call" }, operation: { $ref: "definitions.schema.json#/definitions/id" }, with: { description: "Input of the operation: one template per input property.", type: "object", tsType: "Record<string, Template>" }, as: { description: "Name of the result, read as results.<name>.", $ref: "definitions.schema.json#/definitions/name" }, onFailure: { description: "What happens when the call fails; then the list ends, unless the call is `optional`. Without it a failure ends the whole event.", type: "array", maxItems: 50, items: { $ref: "#" } }, optional: { description: "Whether what follows goes on after a failure: the result, if named, is then unanswered.", type: "boolean" }, once: { description: "In an event of a field: made once for the same answers, as a submission's calls are, and with a transaction id that tells a repeat.", type: "boolean" } } }, attempt: { title: "Attempt action", description: "Runs its actions as one; after a failed call it goes on again from that call, `retries` times in all.", type: "object", additionalProperties: !1, required: ["action", "retries", "actions"], properties: { action: { const: "attempt" }, retries: { type: "integer", minimum: 0, maximum: 10 }, actions: { type: "array", maxItems: 50, items: { $ref: "#" } }, onFailure: { description: "What happens when the retries are used up; then the event ends as failed.", type: "array", maxItems: 50, items: { $ref: "#" } } } }, set: { title: "Set action", description: "Gives an answer a value.", type: "object", additionalProperties: !1, required: ["action", "answer", "to"], properties: { action: { const: "set" }, answer: { $ref: "definitions.schema.json#/definitions/name" }, to: { $ref: "definitions.schema.json#/definitions/rule" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } }, clear: { title: "Clear action", description: "Takes answers or results away.", type: "object", additionalProperties: !1, required: ["action"], properties: { action: { const: "clear" }, answers: { description: "Names of answers.", type: "array", minItems: 1, maxItems: 200, items: { $ref: "definitions.schema.json#/definitions/name" } }, when: { $ref: "definitions.schema.json#/definitions/rule" }, results: { description: "Names of results.", type: "array", minItems: 1, maxItems: 200, items: { $ref: "definitions.schema.json#/definitions/name" } } } }, track: { title: "Track action", description: "Pushes an event onto the data layer.", type: "object", additionalProperties: !1, required: ["action", "event"], properties: { action: { const: "track" }, event: { description: "Id of an analytics document.", $ref: "definitions.schema.json#/definitions/id" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } }, notify: { title: "Notify action", description: "Shows a banner that the visitor can close.", type: "object", additionalProperties: !1, required: ["action", "tone", "message", "closeLabel"], properties: { action: { const: "notify" }, tone: { enum: ["error", "info", "success"] }, message: { $ref: "definitions.schema.json#/definitions/label" }, closeLabel: { description: "Name of the close button.", $ref: "definitions.schema.json#/definitions/label" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } }, reset: { title: "Reset action", description: "Forgets every answer and result of the journey.", type: "object", additionalProperties: !1, required: ["action"], properties: { action: { const: "reset" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } }, go: { title: "Go action", description: "Ends the event and sends the visitor to a step of the journey, to a page, or to a hosted page elsewhere.", type: "object", additionalProperties: !1, required: ["action"], properties: { action: { const: "go" }, step: { $ref: "definitions.schema.json#/definitions/id" }, page: { description: "Id of a page.", $ref: "definitions.schema.json#/definitions/id" }, href: { description: "Gives the address of a hosted page, whose origin must be that of a configured service.", $ref: "definitions.schema.json#/definitions/rule" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } } } }, schema127 = { title: "Call action", description: "Calls an operation; what follows waits for its outcome.", type: "object", additionalProperties: !1, required: ["action", "operation"], properties: { action: { const: "call" }, operation: { $ref: "definitions.schema.json#/definitions/id" }, with: { description: "Input of the operation: one template per input property.", type: "object", tsType: "Record<string, Template>" }, as: { description: "Name of the result, read as results.<name>.", $ref: "definitions.schema.json#/definitions/name" }, onFailure: { description: "What happens when the call fails; then the list ends, unless the call is `optional`. Without it a failure ends the whole event.", type: "array", maxItems: 50, items: { $ref: "#" } }, optional: { description: "Whether what follows goes on after a failure: the result, if named, is then unanswered.", type: "boolean" }, once: { description: "In an event of a field: made once for the same answers, as a submission's calls are, and with a transaction id that tells a repeat.", type: "boolean" } } }, root1 = { validate: validate79 };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema127.required, parentSchema: schema127, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.operation === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema127.required, parentSchema: schema127, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "operation" || key0 === "with" || key0 === "as" || key0 === "onFailure" || key0 === "optional" || key0 === "once")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema127, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "call") {
        let err3 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant", schema: "call", parentSchema: schema127.properties.action, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data1 = data.operation;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err4 = { instancePath: instancePath + "/operation", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern0.test(data1)) {
          let err5 = { instancePath: instancePath + "/operation", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/operation", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.with !== void 0) {
      let data2 = data.with;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err7 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema127.properties.with.type, parentSchema: schema127.properties.with, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.as !== void 0) {
      let data3 = data.as;
      if (typeof data3 == "string") {
        if (func3(data3) > 80) {
          let err8 = { instancePath: instancePath + "/as", schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern17.test(data3)) {
          let err9 = { instancePath: instancePath + "/as", schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/as", schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.onFailure !== void 0) {
      let data4 = data.onFailure;
      if (Array.isArray(data4)) {
        if (data4.length > 50) {
          let err11 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema127.properties.onFailure, data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          root1.validate(data4[i0], { instancePath: instancePath + "/onFailure/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, root1.validate.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.onFailure.type, parentSchema: schema127.properties.onFailure, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.optional !== void 0) {
      let data6 = data.optional;
      if (typeof data6 != "boolean") {
        let err13 = { instancePath: instancePath + "/optional", schemaPath: "#/properties/optional/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema127.properties.optional.type, parentSchema: schema127.properties.optional, data: data6 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.once !== void 0) {
      let data7 = data.once;
      if (typeof data7 != "boolean") {
        let err14 = { instancePath: instancePath + "/once", schemaPath: "#/properties/once/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema127.properties.once.type, parentSchema: schema127.properties.once, data: data7 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema127.type, parentSchema: schema127, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
var schema130 = { title: "Attempt action", description: "Runs its actions as one; after a failed call it goes on again from that call, `retries` times in all.", type: "object", additionalProperties: !1, required: ["action", "retries", "actions"], properties: { action: { const: "attempt" }, retries: { type: "integer", minimum: 0, maximum: 10 }, actions: { type: "array", maxItems: 50, items: { $ref: "#" } }, onFailure: { description: "What happens when the retries are used up; then the event ends as failed.", type: "array", maxItems: 50, items: { $ref: "#" } } } };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema130.required, parentSchema: schema130, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.retries === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retries" }, message: "must have required property 'retries'", schema: schema130.required, parentSchema: schema130, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.actions === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actions" }, message: "must have required property 'actions'", schema: schema130.required, parentSchema: schema130, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "retries" || key0 === "actions" || key0 === "onFailure")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema130, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "attempt") {
        let err4 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "attempt" }, message: "must be equal to constant", schema: "attempt", parentSchema: schema130.properties.action, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.retries !== void 0) {
      let data1 = data.retries;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/retries", schemaPath: "#/properties/retries/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema130.properties.retries.type, parentSchema: schema130.properties.retries, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 10 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/retries", schemaPath: "#/properties/retries/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10", schema: 10, parentSchema: schema130.properties.retries, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/retries", schemaPath: "#/properties/retries/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema130.properties.retries, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.actions !== void 0) {
      let data2 = data.actions;
      if (Array.isArray(data2)) {
        if (data2.length > 50) {
          let err8 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema130.properties.actions, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          root1.validate(data2[i0], { instancePath: instancePath + "/actions/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, root1.validate.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema130.properties.actions.type, parentSchema: schema130.properties.actions, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.onFailure !== void 0) {
      let data4 = data.onFailure;
      if (Array.isArray(data4)) {
        if (data4.length > 50) {
          let err10 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema130.properties.onFailure, data: data4 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          root1.validate(data4[i1], { instancePath: instancePath + "/onFailure/" + i1, parentData: data4, parentDataProperty: i1, rootData }) || (vErrors = gather(vErrors, root1.validate.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema130.properties.onFailure.type, parentSchema: schema130.properties.onFailure, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema130.type, parentSchema: schema130, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
var schema131 = { title: "Set action", description: "Gives an answer a value.", type: "object", additionalProperties: !1, required: ["action", "answer", "to"], properties: { action: { const: "set" }, answer: { $ref: "definitions.schema.json#/definitions/name" }, to: { $ref: "definitions.schema.json#/definitions/rule" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema131.required, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.answer === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'", schema: schema131.required, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.to === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema131.required, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "answer" || key0 === "to" || key0 === "when")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema131, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "set") {
        let err4 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "set" }, message: "must be equal to constant", schema: "set", parentSchema: schema131.properties.action, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.answer !== void 0) {
      let data1 = data.answer;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err5 = { instancePath: instancePath + "/answer", schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern17.test(data1)) {
          let err6 = { instancePath: instancePath + "/answer", schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/answer", schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema131.type, parentSchema: schema131, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
var schema135 = { title: "Clear action", description: "Takes answers or results away.", type: "object", additionalProperties: !1, required: ["action"], properties: { action: { const: "clear" }, answers: { description: "Names of answers.", type: "array", minItems: 1, maxItems: 200, items: { $ref: "definitions.schema.json#/definitions/name" } }, when: { $ref: "definitions.schema.json#/definitions/rule" }, results: { description: "Names of results.", type: "array", minItems: 1, maxItems: 200, items: { $ref: "definitions.schema.json#/definitions/name" } } } };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema135.required, parentSchema: schema135, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "answers" || key0 === "when" || key0 === "results")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema135, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "clear") {
        let err2 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "clear" }, message: "must be equal to constant", schema: "clear", parentSchema: schema135.properties.action, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.answers !== void 0) {
      let data1 = data.answers;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err3 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema135.properties.answers, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema135.properties.answers, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func3(data2) > 80) {
              let err5 = { instancePath: instancePath + "/answers/" + i0, schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (!pattern17.test(data2)) {
              let err6 = { instancePath: instancePath + "/answers/" + i0, schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data2 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/answers/" + i0, schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema135.properties.answers.type, parentSchema: schema135.properties.answers, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.results !== void 0) {
      let data4 = data.results;
      if (Array.isArray(data4)) {
        if (data4.length > 200) {
          let err9 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema135.properties.results, data: data4 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data4.length < 1) {
          let err10 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema135.properties.results, data: data4 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (typeof data5 == "string") {
            if (func3(data5) > 80) {
              let err11 = { instancePath: instancePath + "/results/" + i1, schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data5 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (!pattern17.test(data5)) {
              let err12 = { instancePath: instancePath + "/results/" + i1, schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data5 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/results/" + i1, schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data5 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema135.properties.results.type, parentSchema: schema135.properties.results, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema135.type, parentSchema: schema135, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
var schema139 = { title: "Track action", description: "Pushes an event onto the data layer.", type: "object", additionalProperties: !1, required: ["action", "event"], properties: { action: { const: "track" }, event: { description: "Id of an analytics document.", $ref: "definitions.schema.json#/definitions/id" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema139.required, parentSchema: schema139, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'", schema: schema139.required, parentSchema: schema139, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "event" || key0 === "when")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema139, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "track") {
        let err3 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "track" }, message: "must be equal to constant", schema: "track", parentSchema: schema139.properties.action, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.event !== void 0) {
      let data1 = data.event;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err4 = { instancePath: instancePath + "/event", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern0.test(data1)) {
          let err5 = { instancePath: instancePath + "/event", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/event", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema139.type, parentSchema: schema139, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate84.errors = vErrors, errors === 0;
}
var schema142 = { title: "Notify action", description: "Shows a banner that the visitor can close.", type: "object", additionalProperties: !1, required: ["action", "tone", "message", "closeLabel"], properties: { action: { const: "notify" }, tone: { enum: ["error", "info", "success"] }, message: { $ref: "definitions.schema.json#/definitions/label" }, closeLabel: { description: "Name of the close button.", $ref: "definitions.schema.json#/definitions/label" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema142.required, parentSchema: schema142, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tone === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tone" }, message: "must have required property 'tone'", schema: schema142.required, parentSchema: schema142, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.message === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema142.required, parentSchema: schema142, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.closeLabel === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closeLabel" }, message: "must have required property 'closeLabel'", schema: schema142.required, parentSchema: schema142, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "tone" || key0 === "message" || key0 === "closeLabel" || key0 === "when")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema142, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "notify") {
        let err5 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "notify" }, message: "must be equal to constant", schema: "notify", parentSchema: schema142.properties.action, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.tone !== void 0) {
      let data1 = data.tone;
      if (!(data1 === "error" || data1 === "info" || data1 === "success")) {
        let err6 = { instancePath: instancePath + "/tone", schemaPath: "#/properties/tone/enum", keyword: "enum", params: { allowedValues: schema142.properties.tone.enum }, message: "must be equal to one of the allowed values", schema: schema142.properties.tone.enum, parentSchema: schema142.properties.tone, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.message !== void 0) {
      let data2 = data.message;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err7 = { instancePath: instancePath + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func3(data2) < 1) {
          let err8 = { instancePath: instancePath + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.closeLabel !== void 0) {
      let data3 = data.closeLabel;
      if (typeof data3 == "string") {
        if (func3(data3) > 300) {
          let err10 = { instancePath: instancePath + "/closeLabel", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data3) < 1) {
          let err11 = { instancePath: instancePath + "/closeLabel", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/closeLabel", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema142.type, parentSchema: schema142, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
var schema146 = { title: "Reset action", description: "Forgets every answer and result of the journey.", type: "object", additionalProperties: !1, required: ["action"], properties: { action: { const: "reset" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema146.required, parentSchema: schema146, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "when")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema146, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "reset") {
        let err2 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "reset" }, message: "must be equal to constant", schema: "reset", parentSchema: schema146.properties.action, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema146.type, parentSchema: schema146, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
var schema148 = { title: "Go action", description: "Ends the event and sends the visitor to a step of the journey, to a page, or to a hosted page elsewhere.", type: "object", additionalProperties: !1, required: ["action"], properties: { action: { const: "go" }, step: { $ref: "definitions.schema.json#/definitions/id" }, page: { description: "Id of a page.", $ref: "definitions.schema.json#/definitions/id" }, href: { description: "Gives the address of a hosted page, whose origin must be that of a configured service.", $ref: "definitions.schema.json#/definitions/rule" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema148.required, parentSchema: schema148, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "step" || key0 === "page" || key0 === "href" || key0 === "when")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema148, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "go") {
        let err2 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "go" }, message: "must be equal to constant", schema: "go", parentSchema: schema148.properties.action, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err3 = { instancePath: instancePath + "/step", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern0.test(data1)) {
          let err4 = { instancePath: instancePath + "/step", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/step", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.page !== void 0) {
      let data2 = data.page;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err6 = { instancePath: instancePath + "/page", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern0.test(data2)) {
          let err7 = { instancePath: instancePath + "/page", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/page", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema148.type, parentSchema: schema148, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate87.errors = vErrors, errors === 0;
}
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema126.required, parentSchema: schema126, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.action;
    if (typeof tag0 == "string")
      if (tag0 === "call")
        validate80(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate80.errors), errors = vErrors.length);
      else if (tag0 === "attempt")
        validate81(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate81.errors), errors = vErrors.length);
      else if (tag0 === "set")
        validate82(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate82.errors), errors = vErrors.length);
      else if (tag0 === "clear")
        validate83(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate83.errors), errors = vErrors.length);
      else if (tag0 === "track")
        validate84(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate84.errors), errors = vErrors.length);
      else if (tag0 === "notify")
        validate85(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate85.errors), errors = vErrors.length);
      else if (tag0 === "reset")
        validate86(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate86.errors), errors = vErrors.length);
      else if (tag0 === "go")
        validate87(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate87.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "action", tagValue: tag0 }, message: 'value of tag "action" must be in oneOf', schema: schema126.discriminator, parentSchema: schema126, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "action", tagValue: tag0 }, message: 'tag "action" must be string', schema: schema126.discriminator, parentSchema: schema126, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema126.type, parentSchema: schema126, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
var schema160 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Notice field", description: "Something to know, shown among the questions; asks nothing.", type: "object", additionalProperties: !1, required: ["name", "type", "tone", "text"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "notice" }, tone: { $ref: "../shared/field-parts.schema.json#/definitions/tone" }, text: { $ref: "../shared/field-parts.schema.json#/definitions/shownText" }, link: { description: "Where to read or do more.", $ref: "../shared/definitions.schema.json#/definitions/link" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" } } }, schema163 = { description: "How serious it is.", enum: ["info", "warning", "error", "success"] };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern2.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema59.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.target.enum, parentSchema: schema59.properties.target, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema160.required, parentSchema: schema160, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema160.required, parentSchema: schema160, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tone === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tone" }, message: "must have required property 'tone'", schema: schema160.required, parentSchema: schema160, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.text === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema160.required, parentSchema: schema160, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "type" || key0 === "tone" || key0 === "text" || key0 === "link" || key0 === "when")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema160, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern17.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "notice") {
        let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "notice" }, message: "must be equal to constant", schema: "notice", parentSchema: schema160.properties.type, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.tone !== void 0) {
      let data2 = data.tone;
      if (!(data2 === "info" || data2 === "warning" || data2 === "error" || data2 === "success")) {
        let err9 = { instancePath: instancePath + "/tone", schemaPath: "../shared/field-parts.schema.json#/definitions/tone/enum", keyword: "enum", params: { allowedValues: schema163.enum }, message: "must be equal to one of the allowed values", schema: schema163.enum, parentSchema: schema163, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    data.link !== void 0 && (validate102(data.link, { instancePath: instancePath + "/link", parentData: data, parentDataProperty: "link", rootData }) || (vErrors = gather(vErrors, validate102.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema160.type, parentSchema: schema160, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
var schema169 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Switch field", description: "Something on or off; the answer is true or false.", type: "object", additionalProperties: !1, required: ["name", "type", "label"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "switch" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { description: "Whether it is on before the visitor says; off when left out.", type: "boolean" }, onChange: { $ref: "../shared/field-parts.schema.json#/definitions/onChange" } } }, schema172 = { description: "Help shown under the label.", type: "string", minLength: 1, maxLength: 500 }, schema177 = { description: "Sealed in the session; never in logs, analytics, addresses or browser storage.", type: "boolean" }, schema178 = { description: "What happens to the answer when the field becomes irrelevant: kept parked (the default) or cleared.", enum: ["keep", "clear"] }, schema174 = { description: "What a JSON Schema cannot say: each rule must not be false.", type: "array", maxItems: 50, items: { title: "Check", type: "object", additionalProperties: !1, required: ["that", "message"], properties: { that: { $ref: "definitions.schema.json#/definitions/rule" }, message: { $ref: "definitions.schema.json#/definitions/label" } } } };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate105.errors = vErrors, errors === 0;
}
var schema179 = { description: "What happens once the answer has changed: a choice is made, or a text is left; not at every key.", type: "array", minItems: 1, maxItems: 50, items: { $ref: "action.schema.json" } };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate107.errors = vErrors, errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema169.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema169, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern17.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "switch") {
        let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "switch" }, message: "must be equal to constant", schema: "switch", parentSchema: schema169.properties.type, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err8 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data2) < 1) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err11 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data3) < 1) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.checks !== void 0 && (validate105(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate105.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data6 = data.sensitive;
      if (typeof data6 != "boolean") {
        let err14 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data7 = data.orphan;
      if (!(data7 === "keep" || data7 === "clear")) {
        let err15 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data7 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.default !== void 0) {
      let data8 = data.default;
      if (typeof data8 != "boolean") {
        let err16 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema169.properties.default.type, parentSchema: schema169.properties.default, data: data8 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    data.onChange !== void 0 && (validate107(data.onChange, { instancePath: instancePath + "/onChange", parentData: data, parentDataProperty: "onChange", rootData }) || (vErrors = gather(vErrors, validate107.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema169.type, parentSchema: schema169, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate104.errors = vErrors, errors === 0;
}
var schema180 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Table field", description: "Rows of labels and values, such as prices; asks nothing.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "rows", "empty"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "table" }, label: { description: "Caption of the table.", $ref: "../shared/definitions.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, rows: { $ref: "../shared/field-parts.schema.json#/definitions/rows" }, empty: { description: "Shown in place of the table when there is no row.", $ref: "../shared/definitions.schema.json#/definitions/label" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" } } };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema180.required, parentSchema: schema180, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema180.required, parentSchema: schema180, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema180.required, parentSchema: schema180, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rows === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'", schema: schema180.required, parentSchema: schema180, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.empty === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "empty" }, message: "must have required property 'empty'", schema: schema180.required, parentSchema: schema180, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "type" || key0 === "label" || key0 === "hint" || key0 === "rows" || key0 === "empty" || key0 === "when")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema180, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern17.test(data0)) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "table") {
        let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "table" }, message: "must be equal to constant", schema: "table", parentSchema: schema180.properties.type, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data2) < 1) {
          let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func3(data3) < 1) {
          let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.empty !== void 0) {
      let data5 = data.empty;
      if (typeof data5 == "string") {
        if (func3(data5) > 300) {
          let err16 = { instancePath: instancePath + "/empty", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (func3(data5) < 1) {
          let err17 = { instancePath: instancePath + "/empty", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/empty", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema180.type, parentSchema: schema180, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate110.errors = vErrors, errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema106.required, parentSchema: schema106, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema106.required, parentSchema: schema106, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema106.required, parentSchema: schema106, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.steps === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'", schema: schema106.required, parentSchema: schema106, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema106.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema106, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "journey") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "journey" }, message: "must be equal to constant", schema: "journey", parentSchema: schema106.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema106.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.facts !== void 0) {
      let data4 = data.facts;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key1 in data4) {
          let _errs12 = errors;
          if (typeof key1 == "string") {
            if (func3(key1) > 80) {
              let err12 = { instancePath: instancePath + "/facts", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: key1, propertyName: key1 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (!pattern17.test(key1)) {
              let err13 = { instancePath: instancePath + "/facts", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: key1, propertyName: key1 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/facts", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: key1, propertyName: key1 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          var valid3 = _errs12 === errors;
          if (!valid3) {
            let err15 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema106.properties.facts.propertyNames, parentSchema: schema106.properties.facts, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      else {
        let err16 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.properties.facts.type, parentSchema: schema106.properties.facts, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data6 = data.steps;
      if (Array.isArray(data6)) {
        if (data6.length > 200) {
          let err17 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema106.properties.steps, data: data6 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data6.length < 1) {
          let err18 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema106.properties.steps, data: data6 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.id === void 0) {
              let err19 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema106.properties.steps.items.required, parentSchema: schema106.properties.steps.items, data: data7 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data7.form === void 0) {
              let err20 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "form" }, message: "must have required property 'form'", schema: schema106.properties.steps.items.required, parentSchema: schema106.properties.steps.items, data: data7 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            for (let key3 in data7)
              if (!func2.call(schema106.properties.steps.items.properties, key3)) {
                let err21 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema106.properties.steps.items, data: data7 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            if (data7.id !== void 0) {
              let data8 = data7.id;
              if (typeof data8 == "string") {
                if (func3(data8) > 80) {
                  let err22 = { instancePath: instancePath + "/steps/" + i0 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data8 };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
                if (!pattern0.test(data8)) {
                  let err23 = { instancePath: instancePath + "/steps/" + i0 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data8 };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
              } else {
                let err24 = { instancePath: instancePath + "/steps/" + i0 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data8 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data7.form !== void 0) {
              let data9 = data7.form;
              if (typeof data9 == "string") {
                if (func3(data9) > 80) {
                  let err25 = { instancePath: instancePath + "/steps/" + i0 + "/form", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data9 };
                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
                if (!pattern0.test(data9)) {
                  let err26 = { instancePath: instancePath + "/steps/" + i0 + "/form", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data9 };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
              } else {
                let err27 = { instancePath: instancePath + "/steps/" + i0 + "/form", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data9 };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
            if (data7.title !== void 0) {
              let data10 = data7.title;
              if (typeof data10 == "string") {
                if (func3(data10) > 300) {
                  let err28 = { instancePath: instancePath + "/steps/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data10 };
                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                }
                if (func3(data10) < 1) {
                  let err29 = { instancePath: instancePath + "/steps/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data10 };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
              } else {
                let err30 = { instancePath: instancePath + "/steps/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data10 };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
            if (data7.back !== void 0) {
              let data12 = data7.back;
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.label === void 0) {
                  let err31 = { instancePath: instancePath + "/steps/" + i0 + "/back", schemaPath: "#/properties/steps/items/properties/back/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema106.properties.steps.items.properties.back.required, parentSchema: schema106.properties.steps.items.properties.back, data: data12 };
                  vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                }
                for (let key4 in data12)
                  if (!(key4 === "label" || key4 === "href")) {
                    let err32 = { instancePath: instancePath + "/steps/" + i0 + "/back", schemaPath: "#/properties/steps/items/properties/back/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema106.properties.steps.items.properties.back, data: data12 };
                    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                  }
                if (data12.label !== void 0) {
                  let data13 = data12.label;
                  if (typeof data13 == "string") {
                    if (func3(data13) > 300) {
                      let err33 = { instancePath: instancePath + "/steps/" + i0 + "/back/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data13 };
                      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                    }
                    if (func3(data13) < 1) {
                      let err34 = { instancePath: instancePath + "/steps/" + i0 + "/back/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data13 };
                      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                    }
                  } else {
                    let err35 = { instancePath: instancePath + "/steps/" + i0 + "/back/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data13 };
                    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                  }
                }
                if (data12.href !== void 0) {
                  let data14 = data12.href;
                  if (typeof data14 == "string") {
                    if (func3(data14) > 300) {
                      let err36 = { instancePath: instancePath + "/steps/" + i0 + "/back/href", schemaPath: "../shared/definitions.schema.json#/definitions/path/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema16, data: data14 };
                      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                    }
                    if (!pattern1.test(data14)) {
                      let err37 = { instancePath: instancePath + "/steps/" + i0 + "/back/href", schemaPath: "../shared/definitions.schema.json#/definitions/path/pattern", keyword: "pattern", params: { pattern: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$" }, message: 'must match pattern "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$"', schema: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$", parentSchema: schema16, data: data14 };
                      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                    }
                  } else {
                    let err38 = { instancePath: instancePath + "/steps/" + i0 + "/back/href", schemaPath: "../shared/definitions.schema.json#/definitions/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.type, parentSchema: schema16, data: data14 };
                    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                  }
                }
              } else {
                let err39 = { instancePath: instancePath + "/steps/" + i0 + "/back", schemaPath: "#/properties/steps/items/properties/back/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.properties.steps.items.properties.back.type, parentSchema: schema106.properties.steps.items.properties.back, data: data12 };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
            }
            if (data7.aside !== void 0) {
              let data16 = data7.aside;
              if (typeof data16 != "boolean") {
                let err40 = { instancePath: instancePath + "/steps/" + i0 + "/aside", schemaPath: "#/properties/steps/items/properties/aside/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema106.properties.steps.items.properties.aside.type, parentSchema: schema106.properties.steps.items.properties.aside, data: data16 };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
            }
            if (data7.after !== void 0) {
              let data17 = data7.after;
              if (typeof data17 == "string") {
                if (func3(data17) > 80) {
                  let err41 = { instancePath: instancePath + "/steps/" + i0 + "/after", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data17 };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
                if (!pattern0.test(data17)) {
                  let err42 = { instancePath: instancePath + "/steps/" + i0 + "/after", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data17 };
                  vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
              } else {
                let err43 = { instancePath: instancePath + "/steps/" + i0 + "/after", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data17 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            }
            if (data7.final !== void 0) {
              let data18 = data7.final;
              if (typeof data18 != "boolean") {
                let err44 = { instancePath: instancePath + "/steps/" + i0 + "/final", schemaPath: "#/properties/steps/items/properties/final/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema106.properties.steps.items.properties.final.type, parentSchema: schema106.properties.steps.items.properties.final, data: data18 };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
            }
            if (data7.needs !== void 0) {
              let data19 = data7.needs;
              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                if (data19.that === void 0) {
                  let err45 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema106.properties.steps.items.properties.needs.required, parentSchema: schema106.properties.steps.items.properties.needs, data: data19 };
                  vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                }
                if (data19.otherwise === void 0) {
                  let err46 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/required", keyword: "required", params: { missingProperty: "otherwise" }, message: "must have required property 'otherwise'", schema: schema106.properties.steps.items.properties.needs.required, parentSchema: schema106.properties.steps.items.properties.needs, data: data19 };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
                for (let key5 in data19)
                  if (!(key5 === "that" || key5 === "otherwise")) {
                    let err47 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema106.properties.steps.items.properties.needs, data: data19 };
                    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                  }
                if (data19.otherwise !== void 0) {
                  let data21 = data19.otherwise;
                  if (typeof data21 == "string") {
                    if (func3(data21) > 80) {
                      let err48 = { instancePath: instancePath + "/steps/" + i0 + "/needs/otherwise", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data21 };
                      vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                    }
                    if (!pattern0.test(data21)) {
                      let err49 = { instancePath: instancePath + "/steps/" + i0 + "/needs/otherwise", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data21 };
                      vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                    }
                  } else {
                    let err50 = { instancePath: instancePath + "/steps/" + i0 + "/needs/otherwise", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data21 };
                    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                  }
                }
              } else {
                let err51 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.properties.steps.items.properties.needs.type, parentSchema: schema106.properties.steps.items.properties.needs, data: data19 };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            }
            if (data7.next !== void 0) {
              let data22 = data7.next;
              if (Array.isArray(data22)) {
                if (data22.length > 100) {
                  let err52 = { instancePath: instancePath + "/steps/" + i0 + "/next", schemaPath: "#/properties/steps/items/properties/next/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema106.properties.steps.items.properties.next, data: data22 };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
                let len1 = data22.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data23 = data22[i1];
                  if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                    if (data23.step === void 0) {
                      let err53 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1, schemaPath: "#/properties/steps/items/properties/next/items/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'", schema: schema106.properties.steps.items.properties.next.items.required, parentSchema: schema106.properties.steps.items.properties.next.items, data: data23 };
                      vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                    }
                    for (let key6 in data23)
                      if (!(key6 === "when" || key6 === "step")) {
                        let err54 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1, schemaPath: "#/properties/steps/items/properties/next/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema106.properties.steps.items.properties.next.items, data: data23 };
                        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                      }
                    if (data23.step !== void 0) {
                      let data25 = data23.step;
                      if (typeof data25 == "string") {
                        if (func3(data25) > 80) {
                          let err55 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data25 };
                          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                        }
                        if (!pattern0.test(data25)) {
                          let err56 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data25 };
                          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                        }
                      } else {
                        let err57 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data25 };
                        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                      }
                    }
                  } else {
                    let err58 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1, schemaPath: "#/properties/steps/items/properties/next/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.properties.steps.items.properties.next.items.type, parentSchema: schema106.properties.steps.items.properties.next.items, data: data23 };
                    vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                  }
                }
              } else {
                let err59 = { instancePath: instancePath + "/steps/" + i0 + "/next", schemaPath: "#/properties/steps/items/properties/next/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.properties.steps.items.properties.next.type, parentSchema: schema106.properties.steps.items.properties.next, data: data22 };
                vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
              }
            }
            if (data7.errorSummaryTitle !== void 0) {
              let data26 = data7.errorSummaryTitle;
              if (typeof data26 == "string") {
                if (func3(data26) > 300) {
                  let err60 = { instancePath: instancePath + "/steps/" + i0 + "/errorSummaryTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data26 };
                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
                if (func3(data26) < 1) {
                  let err61 = { instancePath: instancePath + "/steps/" + i0 + "/errorSummaryTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data26 };
                  vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                }
              } else {
                let err62 = { instancePath: instancePath + "/steps/" + i0 + "/errorSummaryTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data26 };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
              }
            }
            if (data7.summary !== void 0) {
              let data27 = data7.summary;
              if (typeof data27 != "boolean") {
                let err63 = { instancePath: instancePath + "/steps/" + i0 + "/summary", schemaPath: "#/properties/steps/items/properties/summary/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema106.properties.steps.items.properties.summary.type, parentSchema: schema106.properties.steps.items.properties.summary, data: data27 };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
              }
            }
            if (data7.parkedNotice !== void 0) {
              let data28 = data7.parkedNotice;
              if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                if (data28.message === void 0) {
                  let err64 = { instancePath: instancePath + "/steps/" + i0 + "/parkedNotice", schemaPath: "#/properties/steps/items/properties/parkedNotice/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema106.properties.steps.items.properties.parkedNotice.required, parentSchema: schema106.properties.steps.items.properties.parkedNotice, data: data28 };
                  vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
                if (data28.closeLabel === void 0) {
                  let err65 = { instancePath: instancePath + "/steps/" + i0 + "/parkedNotice", schemaPath: "#/properties/steps/items/properties/parkedNotice/required", keyword: "required", params: { missingProperty: "closeLabel" }, message: "must have required property 'closeLabel'", schema: schema106.properties.steps.items.properties.parkedNotice.required, parentSchema: schema106.properties.steps.items.properties.parkedNotice, data: data28 };
                  vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                }
                for (let key7 in data28)
                  if (!(key7 === "message" || key7 === "closeLabel")) {
                    let err66 = { instancePath: instancePath + "/steps/" + i0 + "/parkedNotice", schemaPath: "#/properties/steps/items/properties/parkedNotice/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema106.properties.steps.items.properties.parkedNotice, data: data28 };
                    vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                  }
                if (data28.message !== void 0) {
                  let data29 = data28.message;
                  if (typeof data29 == "string") {
                    if (func3(data29) > 300) {
                      let err67 = { instancePath: instancePath + "/steps/" + i0 + "/parkedNotice/message", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data29 };
                      vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                    }
                    if (func3(data29) < 1) {
                      let err68 = { instancePath: instancePath + "/steps/" + i0 + "/parkedNotice/message", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data29 };
                      vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                    }
                  } else {
                    let err69 = { instancePath: instancePath + "/steps/" + i0 + "/parkedNotice/message", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data29 };
                    vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                  }
                }
                if (data28.closeLabel !== void 0) {
                  let data30 = data28.closeLabel;
                  if (typeof data30 == "string") {
                    if (func3(data30) > 300) {
                      let err70 = { instancePath: instancePath + "/steps/" + i0 + "/parkedNotice/closeLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data30 };
                      vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                    }
                    if (func3(data30) < 1) {
                      let err71 = { instancePath: instancePath + "/steps/" + i0 + "/parkedNotice/closeLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data30 };
                      vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                    }
                  } else {
                    let err72 = { instancePath: instancePath + "/steps/" + i0 + "/parkedNotice/closeLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data30 };
                    vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                  }
                }
              } else {
                let err73 = { instancePath: instancePath + "/steps/" + i0 + "/parkedNotice", schemaPath: "#/properties/steps/items/properties/parkedNotice/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.properties.steps.items.properties.parkedNotice.type, parentSchema: schema106.properties.steps.items.properties.parkedNotice, data: data28 };
                vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
              }
            }
            if (data7.onEnter !== void 0) {
              let data31 = data7.onEnter;
              if (Array.isArray(data31)) {
                if (data31.length > 50) {
                  let err74 = { instancePath: instancePath + "/steps/" + i0 + "/onEnter", schemaPath: "#/properties/steps/items/properties/onEnter/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema106.properties.steps.items.properties.onEnter, data: data31 };
                  vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                }
                let len2 = data31.length;
                for (let i2 = 0; i2 < len2; i2++)
                  validate79(data31[i2], { instancePath: instancePath + "/steps/" + i0 + "/onEnter/" + i2, parentData: data31, parentDataProperty: i2, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
              } else {
                let err75 = { instancePath: instancePath + "/steps/" + i0 + "/onEnter", schemaPath: "#/properties/steps/items/properties/onEnter/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.properties.steps.items.properties.onEnter.type, parentSchema: schema106.properties.steps.items.properties.onEnter, data: data31 };
                vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
              }
            }
            if (data7.onInvalid !== void 0) {
              let data33 = data7.onInvalid;
              if (Array.isArray(data33)) {
                if (data33.length > 50) {
                  let err76 = { instancePath: instancePath + "/steps/" + i0 + "/onInvalid", schemaPath: "#/properties/steps/items/properties/onInvalid/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema106.properties.steps.items.properties.onInvalid, data: data33 };
                  vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                }
                let len3 = data33.length;
                for (let i3 = 0; i3 < len3; i3++)
                  validate79(data33[i3], { instancePath: instancePath + "/steps/" + i0 + "/onInvalid/" + i3, parentData: data33, parentDataProperty: i3, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
              } else {
                let err77 = { instancePath: instancePath + "/steps/" + i0 + "/onInvalid", schemaPath: "#/properties/steps/items/properties/onInvalid/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.properties.steps.items.properties.onInvalid.type, parentSchema: schema106.properties.steps.items.properties.onInvalid, data: data33 };
                vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
              }
            }
            if (data7.onSubmit !== void 0) {
              let data35 = data7.onSubmit;
              if (Array.isArray(data35)) {
                if (data35.length > 50) {
                  let err78 = { instancePath: instancePath + "/steps/" + i0 + "/onSubmit", schemaPath: "#/properties/steps/items/properties/onSubmit/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema106.properties.steps.items.properties.onSubmit, data: data35 };
                  vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                }
                let len4 = data35.length;
                for (let i4 = 0; i4 < len4; i4++)
                  validate79(data35[i4], { instancePath: instancePath + "/steps/" + i0 + "/onSubmit/" + i4, parentData: data35, parentDataProperty: i4, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
              } else {
                let err79 = { instancePath: instancePath + "/steps/" + i0 + "/onSubmit", schemaPath: "#/properties/steps/items/properties/onSubmit/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.properties.steps.items.properties.onSubmit.type, parentSchema: schema106.properties.steps.items.properties.onSubmit, data: data35 };
                vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
              }
            }
            if (data7.onReturn !== void 0) {
              let data37 = data7.onReturn;
              if (Array.isArray(data37)) {
                if (data37.length > 50) {
                  let err80 = { instancePath: instancePath + "/steps/" + i0 + "/onReturn", schemaPath: "#/properties/steps/items/properties/onReturn/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema106.properties.steps.items.properties.onReturn, data: data37 };
                  vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                }
                let len5 = data37.length;
                for (let i5 = 0; i5 < len5; i5++)
                  validate79(data37[i5], { instancePath: instancePath + "/steps/" + i0 + "/onReturn/" + i5, parentData: data37, parentDataProperty: i5, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
              } else {
                let err81 = { instancePath: instancePath + "/steps/" + i0 + "/onReturn", schemaPath: "#/properties/steps/items/properties/onReturn/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.properties.steps.items.properties.onReturn.type, parentSchema: schema106.properties.steps.items.properties.onReturn, data: data37 };
                vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
              }
            }
          } else {
            let err82 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.properties.steps.items.type, parentSchema: schema106.properties.steps.items, data: data7 };
            vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
          }
        }
      } else {
        let err83 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.properties.steps.type, parentSchema: schema106.properties.steps, data: data6 };
        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
      }
    }
    if (data.capture !== void 0) {
      let data39 = data.capture;
      if (Array.isArray(data39)) {
        if (data39.length > 50) {
          let err84 = { instancePath: instancePath + "/capture", schemaPath: "#/properties/capture/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema106.properties.capture, data: data39 };
          vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
        }
        let len6 = data39.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data40 = data39[i6];
          if (typeof data40 == "string") {
            if (func3(data40) > 80) {
              let err85 = { instancePath: instancePath + "/capture/" + i6, schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data40 };
              vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
            }
            if (!pattern17.test(data40)) {
              let err86 = { instancePath: instancePath + "/capture/" + i6, schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data40 };
              vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
            }
          } else {
            let err87 = { instancePath: instancePath + "/capture/" + i6, schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data40 };
            vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
          }
        }
      } else {
        let err88 = { instancePath: instancePath + "/capture", schemaPath: "#/properties/capture/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.properties.capture.type, parentSchema: schema106.properties.capture, data: data39 };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
    if (data.chips !== void 0) {
      let data41 = data.chips;
      if (Array.isArray(data41)) {
        if (data41.length > 50) {
          let err89 = { instancePath: instancePath + "/chips", schemaPath: "#/properties/chips/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema106.properties.chips, data: data41 };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
        let len7 = data41.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data42 = data41[i7];
          if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
            if (data42.step === void 0) {
              let err90 = { instancePath: instancePath + "/chips/" + i7, schemaPath: "#/properties/chips/items/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'", schema: schema106.properties.chips.items.required, parentSchema: schema106.properties.chips.items, data: data42 };
              vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
            }
            if (data42.label === void 0) {
              let err91 = { instancePath: instancePath + "/chips/" + i7, schemaPath: "#/properties/chips/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema106.properties.chips.items.required, parentSchema: schema106.properties.chips.items, data: data42 };
              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
            for (let key8 in data42)
              if (!(key8 === "step" || key8 === "label" || key8 === "when")) {
                let err92 = { instancePath: instancePath + "/chips/" + i7, schemaPath: "#/properties/chips/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema106.properties.chips.items, data: data42 };
                vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
              }
            if (data42.step !== void 0) {
              let data43 = data42.step;
              if (typeof data43 == "string") {
                if (func3(data43) > 80) {
                  let err93 = { instancePath: instancePath + "/chips/" + i7 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data43 };
                  vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                }
                if (!pattern0.test(data43)) {
                  let err94 = { instancePath: instancePath + "/chips/" + i7 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data43 };
                  vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                }
              } else {
                let err95 = { instancePath: instancePath + "/chips/" + i7 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data43 };
                vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
              }
            }
          } else {
            let err96 = { instancePath: instancePath + "/chips/" + i7, schemaPath: "#/properties/chips/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.properties.chips.items.type, parentSchema: schema106.properties.chips.items, data: data42 };
            vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
          }
        }
      } else {
        let err97 = { instancePath: instancePath + "/chips", schemaPath: "#/properties/chips/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.properties.chips.type, parentSchema: schema106.properties.chips, data: data41 };
        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
      }
    }
    if (data.changeLabel !== void 0) {
      let data46 = data.changeLabel;
      if (typeof data46 == "string") {
        if (func3(data46) > 300) {
          let err98 = { instancePath: instancePath + "/changeLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data46 };
          vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
        }
        if (func3(data46) < 1) {
          let err99 = { instancePath: instancePath + "/changeLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data46 };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
      } else {
        let err100 = { instancePath: instancePath + "/changeLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data46 };
        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
      }
    }
    if (data.summary !== void 0) {
      let data47 = data.summary;
      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
        if (data47.title === void 0) {
          let err101 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema106.properties.summary.required, parentSchema: schema106.properties.summary, data: data47 };
          vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
        }
        if (data47.openLabel === void 0) {
          let err102 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/required", keyword: "required", params: { missingProperty: "openLabel" }, message: "must have required property 'openLabel'", schema: schema106.properties.summary.required, parentSchema: schema106.properties.summary, data: data47 };
          vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
        }
        if (data47.fields === void 0) {
          let err103 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'", schema: schema106.properties.summary.required, parentSchema: schema106.properties.summary, data: data47 };
          vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
        }
        for (let key9 in data47)
          if (!(key9 === "title" || key9 === "openLabel" || key9 === "fields")) {
            let err104 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema106.properties.summary, data: data47 };
            vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
          }
        if (data47.title !== void 0) {
          let data48 = data47.title;
          if (typeof data48 == "string") {
            if (func3(data48) > 300) {
              let err105 = { instancePath: instancePath + "/summary/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data48 };
              vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
            }
            if (func3(data48) < 1) {
              let err106 = { instancePath: instancePath + "/summary/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data48 };
              vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
            }
          } else {
            let err107 = { instancePath: instancePath + "/summary/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data48 };
            vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
          }
        }
        if (data47.openLabel !== void 0) {
          let data49 = data47.openLabel;
          if (typeof data49 == "string") {
            if (func3(data49) > 300) {
              let err108 = { instancePath: instancePath + "/summary/openLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data49 };
              vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
            }
            if (func3(data49) < 1) {
              let err109 = { instancePath: instancePath + "/summary/openLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data49 };
              vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
            }
          } else {
            let err110 = { instancePath: instancePath + "/summary/openLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data49 };
            vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
          }
        }
        if (data47.fields !== void 0) {
          let data50 = data47.fields;
          if (Array.isArray(data50)) {
            if (data50.length > 100) {
              let err111 = { instancePath: instancePath + "/summary/fields", schemaPath: "#/properties/summary/properties/fields/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema106.properties.summary.properties.fields, data: data50 };
              vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
            }
            if (data50.length < 1) {
              let err112 = { instancePath: instancePath + "/summary/fields", schemaPath: "#/properties/summary/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema106.properties.summary.properties.fields, data: data50 };
              vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
            }
            let len8 = data50.length;
            for (let i8 = 0; i8 < len8; i8++) {
              let data51 = data50[i8];
              if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                if (data51.type === void 0) {
                  let err113 = { instancePath: instancePath + "/summary/fields/" + i8, schemaPath: "#/properties/summary/properties/fields/items/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema106.properties.summary.properties.fields.items.required, parentSchema: schema106.properties.summary.properties.fields.items, data: data51 };
                  vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                }
                let tag0 = data51.type;
                if (typeof tag0 == "string")
                  if (tag0 === "notice")
                    validate100(data51, { instancePath: instancePath + "/summary/fields/" + i8, parentData: data50, parentDataProperty: i8, rootData }) || (vErrors = gather(vErrors, validate100.errors), errors = vErrors.length);
                  else if (tag0 === "switch")
                    validate104(data51, { instancePath: instancePath + "/summary/fields/" + i8, parentData: data50, parentDataProperty: i8, rootData }) || (vErrors = gather(vErrors, validate104.errors), errors = vErrors.length);
                  else if (tag0 === "table")
                    validate110(data51, { instancePath: instancePath + "/summary/fields/" + i8, parentData: data50, parentDataProperty: i8, rootData }) || (vErrors = gather(vErrors, validate110.errors), errors = vErrors.length);
                  else {
                    let err114 = { instancePath: instancePath + "/summary/fields/" + i8, schemaPath: "#/properties/summary/properties/fields/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf', schema: schema106.properties.summary.properties.fields.items.discriminator, parentSchema: schema106.properties.summary.properties.fields.items, data: data51 };
                    vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                  }
                else {
                  let err115 = { instancePath: instancePath + "/summary/fields/" + i8, schemaPath: "#/properties/summary/properties/fields/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string', schema: schema106.properties.summary.properties.fields.items.discriminator, parentSchema: schema106.properties.summary.properties.fields.items, data: data51 };
                  vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                }
              } else {
                let err116 = { instancePath: instancePath + "/summary/fields/" + i8, schemaPath: "#/properties/summary/properties/fields/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.properties.summary.properties.fields.items.type, parentSchema: schema106.properties.summary.properties.fields.items, data: data51 };
                vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
              }
            }
          } else {
            let err117 = { instancePath: instancePath + "/summary/fields", schemaPath: "#/properties/summary/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.properties.summary.properties.fields.type, parentSchema: schema106.properties.summary.properties.fields, data: data50 };
            vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
          }
        }
      } else {
        let err118 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.properties.summary.type, parentSchema: schema106.properties.summary, data: data47 };
        vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
      }
    }
    if (data.onView !== void 0) {
      let data52 = data.onView;
      if (Array.isArray(data52)) {
        if (data52.length > 50) {
          let err119 = { instancePath: instancePath + "/onView", schemaPath: "#/properties/onView/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema106.properties.onView, data: data52 };
          vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
        }
        let len9 = data52.length;
        for (let i9 = 0; i9 < len9; i9++)
          validate79(data52[i9], { instancePath: instancePath + "/onView/" + i9, parentData: data52, parentDataProperty: i9, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
      } else {
        let err120 = { instancePath: instancePath + "/onView", schemaPath: "#/properties/onView/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema106.properties.onView.type, parentSchema: schema106.properties.onView, data: data52 };
        vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
      }
    }
  } else {
    let err121 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.type, parentSchema: schema106, data };
    vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
var schema187 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Form", description: "Fields in order of appearance.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "fields"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "form" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, fields: { type: "array", minItems: 1, maxItems: 2e3, items: { $ref: "../fields/field.schema.json" } } } }, schema190 = { $schema: "http://json-schema.org/draft-07/schema#", $comment: "Generated by `npm run generate` from the schemas beside it.", title: "Field", description: "One question of a form.", type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ $ref: "button.schema.json" }, { $ref: "checkbox.schema.json" }, { $ref: "checkbox-group.schema.json" }, { $ref: "choice-cards.schema.json" }, { $ref: "human-check.schema.json" }, { $ref: "look-up-input.schema.json" }, { $ref: "notice.schema.json" }, { $ref: "radio-group.schema.json" }, { $ref: "select.schema.json" }, { $ref: "stepper.schema.json" }, { $ref: "suggest-input.schema.json" }, { $ref: "switch.schema.json" }, { $ref: "table.schema.json" }, { $ref: "text-area.schema.json" }, { $ref: "text-input.schema.json" }] }, schema191 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Button field", description: "A button among the questions that does something at once; asks nothing.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "tone", "onPress"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "button" }, label: { description: "What the button says.", $ref: "../shared/definitions.schema.json#/definitions/label" }, tone: { description: "How much the button stands out.", enum: ["primary", "secondary", "link"] }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, onPress: { $ref: "../shared/field-parts.schema.json#/definitions/onPress" } } }, schema195 = { description: "What happens when the button is pressed.", type: "array", minItems: 1, maxItems: 50, items: { $ref: "action.schema.json" } };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema195, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema195, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema195.type, parentSchema: schema195, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate118.errors = vErrors, errors === 0;
}
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema191.required, parentSchema: schema191, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema191.required, parentSchema: schema191, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema191.required, parentSchema: schema191, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.tone === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tone" }, message: "must have required property 'tone'", schema: schema191.required, parentSchema: schema191, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.onPress === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "onPress" }, message: "must have required property 'onPress'", schema: schema191.required, parentSchema: schema191, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "type" || key0 === "label" || key0 === "tone" || key0 === "when" || key0 === "onPress")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema191, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern17.test(data0)) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "button") {
        let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "button" }, message: "must be equal to constant", schema: "button", parentSchema: schema191.properties.type, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data2) < 1) {
          let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.tone !== void 0) {
      let data3 = data.tone;
      if (!(data3 === "primary" || data3 === "secondary" || data3 === "link")) {
        let err13 = { instancePath: instancePath + "/tone", schemaPath: "#/properties/tone/enum", keyword: "enum", params: { allowedValues: schema191.properties.tone.enum }, message: "must be equal to one of the allowed values", schema: schema191.properties.tone.enum, parentSchema: schema191.properties.tone, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    data.onPress !== void 0 && (validate118(data.onPress, { instancePath: instancePath + "/onPress", parentData: data, parentDataProperty: "onPress", rootData }) || (vErrors = gather(vErrors, validate118.errors), errors = vErrors.length));
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema191.type, parentSchema: schema191, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate117.errors = vErrors, errors === 0;
}
var schema196 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Checkbox field", description: "A single statement to agree to; the answer is true or unanswered.", type: "object", additionalProperties: !1, required: ["name", "type", "label"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "checkbox" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, onChange: { $ref: "../shared/field-parts.schema.json#/definitions/onChange" } } }, schema201 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Messages", description: "What a visitor reads when an answer fails, by the JSON Schema keyword that failed.", type: "object", additionalProperties: !1, properties: { required: { $ref: "definitions.schema.json#/definitions/label" }, type: { $ref: "definitions.schema.json#/definitions/label" }, enum: { $ref: "definitions.schema.json#/definitions/label" }, const: { $ref: "definitions.schema.json#/definitions/label" }, minLength: { $ref: "definitions.schema.json#/definitions/label" }, maxLength: { $ref: "definitions.schema.json#/definitions/label" }, pattern: { $ref: "definitions.schema.json#/definitions/label" }, format: { $ref: "definitions.schema.json#/definitions/label" }, minimum: { $ref: "definitions.schema.json#/definitions/label" }, maximum: { $ref: "definitions.schema.json#/definitions/label" }, exclusiveMinimum: { $ref: "definitions.schema.json#/definitions/label" }, exclusiveMaximum: { $ref: "definitions.schema.json#/definitions/label" }, multipleOf: { $ref: "definitions.schema.json#/definitions/label" }, minItems: { $ref: "definitions.schema.json#/definitions/label" }, maxItems: { $ref: "definitions.schema.json#/definitions/label" }, uniqueItems: { $ref: "definitions.schema.json#/definitions/label" } } };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema201.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema201, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.required !== void 0) {
      let data0 = data.required;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err1 = { instancePath: instancePath + "/required", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func3(data0) < 1) {
          let err2 = { instancePath: instancePath + "/required", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/required", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/type", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/type", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/type", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.enum !== void 0) {
      let data2 = data.enum;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err7 = { instancePath: instancePath + "/enum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func3(data2) < 1) {
          let err8 = { instancePath: instancePath + "/enum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/enum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.const !== void 0) {
      let data3 = data.const;
      if (typeof data3 == "string") {
        if (func3(data3) > 300) {
          let err10 = { instancePath: instancePath + "/const", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data3) < 1) {
          let err11 = { instancePath: instancePath + "/const", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/const", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.minLength !== void 0) {
      let data4 = data.minLength;
      if (typeof data4 == "string") {
        if (func3(data4) > 300) {
          let err13 = { instancePath: instancePath + "/minLength", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func3(data4) < 1) {
          let err14 = { instancePath: instancePath + "/minLength", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/minLength", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.maxLength !== void 0) {
      let data5 = data.maxLength;
      if (typeof data5 == "string") {
        if (func3(data5) > 300) {
          let err16 = { instancePath: instancePath + "/maxLength", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (func3(data5) < 1) {
          let err17 = { instancePath: instancePath + "/maxLength", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/maxLength", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.pattern !== void 0) {
      let data6 = data.pattern;
      if (typeof data6 == "string") {
        if (func3(data6) > 300) {
          let err19 = { instancePath: instancePath + "/pattern", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data6 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (func3(data6) < 1) {
          let err20 = { instancePath: instancePath + "/pattern", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data6 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/pattern", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.format !== void 0) {
      let data7 = data.format;
      if (typeof data7 == "string") {
        if (func3(data7) > 300) {
          let err22 = { instancePath: instancePath + "/format", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data7 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data7) < 1) {
          let err23 = { instancePath: instancePath + "/format", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data7 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/format", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data7 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.minimum !== void 0) {
      let data8 = data.minimum;
      if (typeof data8 == "string") {
        if (func3(data8) > 300) {
          let err25 = { instancePath: instancePath + "/minimum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data8 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (func3(data8) < 1) {
          let err26 = { instancePath: instancePath + "/minimum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data8 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/minimum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data8 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data9 = data.maximum;
      if (typeof data9 == "string") {
        if (func3(data9) > 300) {
          let err28 = { instancePath: instancePath + "/maximum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data9 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (func3(data9) < 1) {
          let err29 = { instancePath: instancePath + "/maximum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data9 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/maximum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data9 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.exclusiveMinimum !== void 0) {
      let data10 = data.exclusiveMinimum;
      if (typeof data10 == "string") {
        if (func3(data10) > 300) {
          let err31 = { instancePath: instancePath + "/exclusiveMinimum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data10 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (func3(data10) < 1) {
          let err32 = { instancePath: instancePath + "/exclusiveMinimum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data10 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/exclusiveMinimum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data10 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.exclusiveMaximum !== void 0) {
      let data11 = data.exclusiveMaximum;
      if (typeof data11 == "string") {
        if (func3(data11) > 300) {
          let err34 = { instancePath: instancePath + "/exclusiveMaximum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data11 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (func3(data11) < 1) {
          let err35 = { instancePath: instancePath + "/exclusiveMaximum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data11 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/exclusiveMaximum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data11 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.multipleOf !== void 0) {
      let data12 = data.multipleOf;
      if (typeof data12 == "string") {
        if (func3(data12) > 300) {
          let err37 = { instancePath: instancePath + "/multipleOf", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data12 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (func3(data12) < 1) {
          let err38 = { instancePath: instancePath + "/multipleOf", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data12 };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
      } else {
        let err39 = { instancePath: instancePath + "/multipleOf", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data12 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.minItems !== void 0) {
      let data13 = data.minItems;
      if (typeof data13 == "string") {
        if (func3(data13) > 300) {
          let err40 = { instancePath: instancePath + "/minItems", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data13 };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        if (func3(data13) < 1) {
          let err41 = { instancePath: instancePath + "/minItems", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data13 };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
      } else {
        let err42 = { instancePath: instancePath + "/minItems", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data13 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.maxItems !== void 0) {
      let data14 = data.maxItems;
      if (typeof data14 == "string") {
        if (func3(data14) > 300) {
          let err43 = { instancePath: instancePath + "/maxItems", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data14 };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        if (func3(data14) < 1) {
          let err44 = { instancePath: instancePath + "/maxItems", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data14 };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
      } else {
        let err45 = { instancePath: instancePath + "/maxItems", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data14 };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.uniqueItems !== void 0) {
      let data15 = data.uniqueItems;
      if (typeof data15 == "string") {
        if (func3(data15) > 300) {
          let err46 = { instancePath: instancePath + "/uniqueItems", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data15 };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (func3(data15) < 1) {
          let err47 = { instancePath: instancePath + "/uniqueItems", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data15 };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/uniqueItems", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data15 };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
  } else {
    let err49 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema201.type, parentSchema: schema201, data };
    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
  }
  return validate122.errors = vErrors, errors === 0;
}
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate124.errors = vErrors, errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate126.errors = vErrors, errors === 0;
}
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema196.required, parentSchema: schema196, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema196.required, parentSchema: schema196, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema196.required, parentSchema: schema196, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema196.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema196, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern17.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "checkbox") {
        let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "checkbox" }, message: "must be equal to constant", schema: "checkbox", parentSchema: schema196.properties.type, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err8 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data2) < 1) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err11 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data3) < 1) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.messages !== void 0 && (validate122(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length)), data.checks !== void 0 && (validate124(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate124.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data8 = data.sensitive;
      if (typeof data8 != "boolean") {
        let err14 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data8 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data9 = data.orphan;
      if (!(data9 === "keep" || data9 === "clear")) {
        let err15 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.onChange !== void 0 && (validate126(data.onChange, { instancePath: instancePath + "/onChange", parentData: data, parentDataProperty: "onChange", rootData }) || (vErrors = gather(vErrors, validate126.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema196.type, parentSchema: schema196, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate121.errors = vErrors, errors === 0;
}
var schema225 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Checkbox group field", description: "Any number of choices.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "options"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "checkbox-group" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, options: { $ref: "../shared/field-parts.schema.json#/definitions/options" }, onChange: { $ref: "../shared/field-parts.schema.json#/definitions/onChange" } } }, schema244 = { description: "The answer before the visitor gives one.", type: ["string", "number", "boolean", "array"], items: { type: ["string", "number"] } };
var schema230 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Constraint", description: "A JSON Schema fragment: the keywords of JSON Schema that Waymark knows.", type: "object", additionalProperties: !1, properties: { title: { type: "string", maxLength: 300 }, description: { type: "string", maxLength: 2e3 }, type: { description: "The type of the value, or the types it may have.", type: ["string", "array"], if: { type: "array" }, then: { minItems: 1, uniqueItems: !0, items: { $ref: "#/definitions/typeName" } }, else: { $ref: "#/definitions/typeName" } }, enum: { description: "The values allowed.", type: "array", minItems: 1, maxItems: 2e3, uniqueItems: !0, items: { type: ["string", "number", "boolean", "null"] } }, const: { description: "The one value allowed.", type: ["string", "number", "boolean", "null"] }, minLength: { description: "Least characters of a text.", $ref: "#/definitions/count" }, maxLength: { description: "Most characters of a text.", $ref: "#/definitions/count" }, pattern: { description: "Regular expression that a text must match somewhere; ^ and $ fasten it to both ends.", type: "string", minLength: 1, maxLength: 1e3 }, format: { description: "Well-known form of a text.", enum: ["date", "time", "date-time", "duration", "email", "uri", "uuid", "hostname", "ipv4", "ipv6"] }, minimum: { description: "Least number.", type: "number" }, maximum: { description: "Greatest number.", type: "number" }, exclusiveMinimum: { description: "Number that the value must be above.", type: "number" }, exclusiveMaximum: { description: "Number that the value must be below.", type: "number" }, multipleOf: { description: "Number that the value must be a multiple of.", type: "number", exclusiveMinimum: 0 }, items: { description: "Constraint on every entry of a list.", $ref: "#" }, minItems: { description: "Least entries of a list.", $ref: "#/definitions/count" }, maxItems: { description: "Most entries of a list.", $ref: "#/definitions/count" }, uniqueItems: { description: "Whether every entry of a list must differ.", type: "boolean" }, properties: { description: "Constraint on each property of an object.", type: "object", maxProperties: 500, additionalProperties: { $ref: "#" } }, required: { description: "Properties that an object must have.", type: "array", maxItems: 500, uniqueItems: !0, items: { type: "string" } }, additionalProperties: { description: "Whether an object may have other properties, or the constraint on them.", type: ["boolean", "object"], if: { type: "object" }, then: { $ref: "#" } } }, definitions: { typeName: { enum: ["string", "number", "integer", "boolean", "array", "object", "null"] }, count: { type: "integer", minimum: 0, maximum: 1e6 } } }, schema231 = { enum: ["string", "number", "integer", "boolean", "array", "object", "null"] }, schema233 = { type: "integer", minimum: 0, maximum: 1e6 }, func0 = require_equal().default;
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema230.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema230, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err1 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema230.properties.title, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.properties.title.type, parentSchema: schema230.properties.title, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema230.properties.description, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.properties.description.type, parentSchema: schema230.properties.description, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 != "string" && !Array.isArray(data2)) {
        let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema230.properties.type.type }, message: "must be string,array", schema: schema230.properties.type.type, parentSchema: schema230.properties.type, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      let _errs8 = errors, valid1 = !0, _errs9 = errors;
      if (!Array.isArray(data2)) {
        let err6 = {};
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
      let ifClause0;
      if (_valid0) {
        let _errs11 = errors;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema230.properties.type.then, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          let len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data3 = data2[i0];
            if (!(data3 === "string" || data3 === "number" || data3 === "integer" || data3 === "boolean" || data3 === "array" || data3 === "object" || data3 === "null")) {
              let err8 = { instancePath: instancePath + "/type/" + i0, schemaPath: "#/definitions/typeName/enum", keyword: "enum", params: { allowedValues: schema231.enum }, message: "must be equal to one of the allowed values", schema: schema231.enum, parentSchema: schema231, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          }
          let i1 = data2.length, j0;
          if (i1 > 1) {
            outer0: for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/then/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema230.properties.type.then, data: data2 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  break outer0;
                }
          }
        }
        var _valid0 = _errs11 === errors;
        valid1 = _valid0, ifClause0 = "then";
      } else {
        let _errs14 = errors;
        if (!(data2 === "string" || data2 === "number" || data2 === "integer" || data2 === "boolean" || data2 === "array" || data2 === "object" || data2 === "null")) {
          let err10 = { instancePath: instancePath + "/type", schemaPath: "#/definitions/typeName/enum", keyword: "enum", params: { allowedValues: schema231.enum }, message: "must be equal to one of the allowed values", schema: schema231.enum, parentSchema: schema231, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        var _valid0 = _errs14 === errors;
        valid1 = _valid0, ifClause0 = "else";
      }
      if (!valid1) {
        let err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema', schema: schema230.properties.type.if, parentSchema: schema230.properties.type, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.enum !== void 0) {
      let data4 = data.enum;
      if (Array.isArray(data4)) {
        if (data4.length > 2e3) {
          let err12 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema230.properties.enum, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 1) {
          let err13 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema230.properties.enum, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len1 = data4.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data5 = data4[i2];
          if (typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5)) && typeof data5 != "boolean" && data5 !== null) {
            let err14 = { instancePath: instancePath + "/enum/" + i2, schemaPath: "#/properties/enum/items/type", keyword: "type", params: { type: schema230.properties.enum.items.type }, message: "must be string,number,boolean,null", schema: schema230.properties.enum.items.type, parentSchema: schema230.properties.enum.items, data: data5 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        let i3 = data4.length, j1;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data4[i3];
            if (!(typeof item0 != "string" && !(typeof item0 == "number" && isFinite(item0)) && typeof item0 != "boolean" && item0 !== null)) {
              if (typeof item0 == "string" && (item0 += "_"), typeof indices0[item0] == "number") {
                j1 = indices0[item0];
                let err15 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: !0, parentSchema: schema230.properties.enum, data: data4 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema230.properties.enum.type, parentSchema: schema230.properties.enum, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.const !== void 0) {
      let data6 = data.const;
      if (typeof data6 != "string" && !(typeof data6 == "number" && isFinite(data6)) && typeof data6 != "boolean" && data6 !== null) {
        let err17 = { instancePath: instancePath + "/const", schemaPath: "#/properties/const/type", keyword: "type", params: { type: schema230.properties.const.type }, message: "must be string,number,boolean,null", schema: schema230.properties.const.type, parentSchema: schema230.properties.const, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.minLength !== void 0) {
      let data7 = data.minLength;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err18 = { instancePath: instancePath + "/minLength", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema233.type, parentSchema: schema233, data: data7 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 1e6 || isNaN(data7)) {
          let err19 = { instancePath: instancePath + "/minLength", schemaPath: "#/definitions/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema233, data: data7 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err20 = { instancePath: instancePath + "/minLength", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema233, data: data7 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    if (data.maxLength !== void 0) {
      let data8 = data.maxLength;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err21 = { instancePath: instancePath + "/maxLength", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema233.type, parentSchema: schema233, data: data8 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 1e6 || isNaN(data8)) {
          let err22 = { instancePath: instancePath + "/maxLength", schemaPath: "#/definitions/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema233, data: data8 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err23 = { instancePath: instancePath + "/maxLength", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema233, data: data8 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.pattern !== void 0) {
      let data9 = data.pattern;
      if (typeof data9 == "string") {
        if (func3(data9) > 1e3) {
          let err24 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", schema: 1e3, parentSchema: schema230.properties.pattern, data: data9 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (func3(data9) < 1) {
          let err25 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema230.properties.pattern, data: data9 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.properties.pattern.type, parentSchema: schema230.properties.pattern, data: data9 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.format !== void 0) {
      let data10 = data.format;
      if (!(data10 === "date" || data10 === "time" || data10 === "date-time" || data10 === "duration" || data10 === "email" || data10 === "uri" || data10 === "uuid" || data10 === "hostname" || data10 === "ipv4" || data10 === "ipv6")) {
        let err27 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema230.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema230.properties.format.enum, parentSchema: schema230.properties.format, data: data10 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.minimum !== void 0) {
      let data11 = data.minimum;
      if (!(typeof data11 == "number" && isFinite(data11))) {
        let err28 = { instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema230.properties.minimum.type, parentSchema: schema230.properties.minimum, data: data11 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data12 = data.maximum;
      if (!(typeof data12 == "number" && isFinite(data12))) {
        let err29 = { instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema230.properties.maximum.type, parentSchema: schema230.properties.maximum, data: data12 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.exclusiveMinimum !== void 0) {
      let data13 = data.exclusiveMinimum;
      if (!(typeof data13 == "number" && isFinite(data13))) {
        let err30 = { instancePath: instancePath + "/exclusiveMinimum", schemaPath: "#/properties/exclusiveMinimum/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema230.properties.exclusiveMinimum.type, parentSchema: schema230.properties.exclusiveMinimum, data: data13 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.exclusiveMaximum !== void 0) {
      let data14 = data.exclusiveMaximum;
      if (!(typeof data14 == "number" && isFinite(data14))) {
        let err31 = { instancePath: instancePath + "/exclusiveMaximum", schemaPath: "#/properties/exclusiveMaximum/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema230.properties.exclusiveMaximum.type, parentSchema: schema230.properties.exclusiveMaximum, data: data14 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.multipleOf !== void 0) {
      let data15 = data.multipleOf;
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 <= 0 || isNaN(data15)) {
          let err32 = { instancePath: instancePath + "/multipleOf", schemaPath: "#/properties/multipleOf/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema230.properties.multipleOf, data: data15 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/multipleOf", schemaPath: "#/properties/multipleOf/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema230.properties.multipleOf.type, parentSchema: schema230.properties.multipleOf, data: data15 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.items !== void 0 && (validate131(data.items, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length)), data.minItems !== void 0) {
      let data17 = data.minItems;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        let err34 = { instancePath: instancePath + "/minItems", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema233.type, parentSchema: schema233, data: data17 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 1e6 || isNaN(data17)) {
          let err35 = { instancePath: instancePath + "/minItems", schemaPath: "#/definitions/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema233, data: data17 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data17 < 0 || isNaN(data17)) {
          let err36 = { instancePath: instancePath + "/minItems", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema233, data: data17 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      }
    }
    if (data.maxItems !== void 0) {
      let data18 = data.maxItems;
      if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
        let err37 = { instancePath: instancePath + "/maxItems", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema233.type, parentSchema: schema233, data: data18 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (typeof data18 == "number" && isFinite(data18)) {
        if (data18 > 1e6 || isNaN(data18)) {
          let err38 = { instancePath: instancePath + "/maxItems", schemaPath: "#/definitions/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema233, data: data18 };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data18 < 0 || isNaN(data18)) {
          let err39 = { instancePath: instancePath + "/maxItems", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema233, data: data18 };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      }
    }
    if (data.uniqueItems !== void 0) {
      let data19 = data.uniqueItems;
      if (typeof data19 != "boolean") {
        let err40 = { instancePath: instancePath + "/uniqueItems", schemaPath: "#/properties/uniqueItems/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema230.properties.uniqueItems.type, parentSchema: schema230.properties.uniqueItems, data: data19 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.properties !== void 0) {
      let data20 = data.properties;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (Object.keys(data20).length > 500) {
          let err41 = { instancePath: instancePath + "/properties", schemaPath: "#/properties/properties/maxProperties", keyword: "maxProperties", params: { limit: 500 }, message: "must NOT have more than 500 properties", schema: 500, parentSchema: schema230.properties.properties, data: data20 };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        for (let key1 in data20)
          validate131(data20[key1], { instancePath: instancePath + "/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data20, parentDataProperty: key1, rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length);
      } else {
        let err42 = { instancePath: instancePath + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema230.properties.properties.type, parentSchema: schema230.properties.properties, data: data20 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.required !== void 0) {
      let data22 = data.required;
      if (Array.isArray(data22)) {
        if (data22.length > 500) {
          let err43 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema230.properties.required, data: data22 };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        let len2 = data22.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data23 = data22[i4];
          if (typeof data23 != "string") {
            let err44 = { instancePath: instancePath + "/required/" + i4, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.properties.required.items.type, parentSchema: schema230.properties.required.items, data: data23 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        let i5 = data22.length, j2;
        if (i5 > 1) {
          let indices1 = {};
          for (; i5--; ) {
            let item1 = data22[i5];
            if (typeof item1 == "string") {
              if (typeof indices1[item1] == "number") {
                j2 = indices1[item1];
                let err45 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)", schema: !0, parentSchema: schema230.properties.required, data: data22 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                break;
              }
              indices1[item1] = i5;
            }
          }
        }
      } else {
        let err46 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema230.properties.required.type, parentSchema: schema230.properties.required, data: data22 };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.additionalProperties !== void 0) {
      let data24 = data.additionalProperties;
      if (typeof data24 != "boolean" && !(data24 && typeof data24 == "object" && !Array.isArray(data24))) {
        let err47 = { instancePath: instancePath + "/additionalProperties", schemaPath: "#/properties/additionalProperties/type", keyword: "type", params: { type: schema230.properties.additionalProperties.type }, message: "must be boolean,object", schema: schema230.properties.additionalProperties.type, parentSchema: schema230.properties.additionalProperties, data: data24 };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
      let _errs60 = errors, valid18 = !0, _errs61 = errors;
      if (!(data24 && typeof data24 == "object" && !Array.isArray(data24))) {
        let err48 = {};
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
      var _valid1 = _errs61 === errors;
      if (errors = _errs60, vErrors !== null && (_errs60 ? vErrors.length = _errs60 : vErrors = null), _valid1) {
        let _errs63 = errors;
        validate131(data24, { instancePath: instancePath + "/additionalProperties", parentData: data, parentDataProperty: "additionalProperties", rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length);
        var _valid1 = _errs63 === errors;
        valid18 = _valid1;
      }
      if (!valid18) {
        let err49 = { instancePath: instancePath + "/additionalProperties", schemaPath: "#/properties/additionalProperties/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema230.properties.additionalProperties.if, parentSchema: schema230.properties.additionalProperties, data: data24 };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
  } else {
    let err50 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema230.type, parentSchema: schema230, data };
    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
  }
  return validate131.errors = vErrors, errors === 0;
}
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length), validate130.errors = vErrors, errors === 0;
}
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate135.errors = vErrors, errors === 0;
}
var schema245 = { description: "The choices: inline, the id of an options document, or made from a list.", oneOf: [{ $ref: "definitions.schema.json#/definitions/id" }, { type: "array", minItems: 1, maxItems: 2e3, items: { $ref: "option.schema.json" } }, { title: "Computed options", description: "One choice for each element of a list, such as the matches of a look-up; the element is `item`.", type: "object", additionalProperties: !1, required: ["each", "id", "label"], properties: { each: { description: "Gives the list.", $ref: "definitions.schema.json#/definitions/rule" }, id: { description: "Gives the id of an element's choice, a text; of two alike the first counts.", $ref: "definitions.schema.json#/definitions/rule" }, label: { description: "Gives what the visitor reads.", $ref: "definitions.schema.json#/definitions/rule" }, hint: { description: "Gives further words under the label.", $ref: "definitions.schema.json#/definitions/rule" } } }] }, schema247 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Option", description: "One choice.", type: "object", additionalProperties: !1, required: ["id", "label"], properties: { id: { $ref: "definitions.schema.json#/definitions/optionId" }, label: { $ref: "definitions.schema.json#/definitions/label" }, hint: { $ref: "definitions.schema.json#/definitions/label" }, when: { description: "Offered only while this rule is true.", $ref: "definitions.schema.json#/definitions/rule" }, data: { description: "Further columns that rules read with `lookup`.", type: "object", additionalProperties: { type: ["string", "number", "boolean"] }, propertyNames: { $ref: "definitions.schema.json#/definitions/name" } } } }, schema248 = { description: "Identifies an option; rules compare options by it.", type: "string", minLength: 1, maxLength: 80 };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema247.required, parentSchema: schema247, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema247.required, parentSchema: schema247, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "label" || key0 === "hint" || key0 === "when" || key0 === "data")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema247, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "definitions.schema.json#/definitions/optionId/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema248, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/id", schemaPath: "definitions.schema.json#/definitions/optionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema248, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/id", schemaPath: "definitions.schema.json#/definitions/optionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema248.type, parentSchema: schema248, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err6 = { instancePath: instancePath + "/label", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func3(data1) < 1) {
          let err7 = { instancePath: instancePath + "/label", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/label", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data2 = data.hint;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/hint", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/hint", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/hint", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.data !== void 0) {
      let data4 = data.data;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (let key1 in data4) {
          let _errs14 = errors;
          if (typeof key1 == "string") {
            if (func3(key1) > 80) {
              let err12 = { instancePath: instancePath + "/data", schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: key1, propertyName: key1 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (!pattern17.test(key1)) {
              let err13 = { instancePath: instancePath + "/data", schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: key1, propertyName: key1 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/data", schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: key1, propertyName: key1 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          var valid5 = _errs14 === errors;
          if (!valid5) {
            let err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema247.properties.data.propertyNames, parentSchema: schema247.properties.data, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
        for (let key2 in data4) {
          let data5 = data4[key2];
          if (typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5)) && typeof data5 != "boolean") {
            let err16 = { instancePath: instancePath + "/data/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/data/additionalProperties/type", keyword: "type", params: { type: schema247.properties.data.additionalProperties.type }, message: "must be string,number,boolean", schema: schema247.properties.data.additionalProperties.type, parentSchema: schema247.properties.data.additionalProperties, data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema247.properties.data.type, parentSchema: schema247.properties.data, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema247.type, parentSchema: schema247, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate138.errors = vErrors, errors === 0;
}
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (func3(data) > 80) {
      let err0 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern0.test(data)) {
      let err1 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs4 = errors;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema245.oneOf[1], data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.length < 1) {
      let err4 = { instancePath, schemaPath: "#/oneOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema245.oneOf[1], data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate138(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate138.errors), errors = vErrors.length);
  } else {
    let err5 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema245.oneOf[1].type, parentSchema: schema245.oneOf[1], data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1);
    let _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.each === void 0) {
        let err6 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "each" }, message: "must have required property 'each'", schema: schema245.oneOf[2].required, parentSchema: schema245.oneOf[2], data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data.id === void 0) {
        let err7 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema245.oneOf[2].required, parentSchema: schema245.oneOf[2], data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data.label === void 0) {
        let err8 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema245.oneOf[2].required, parentSchema: schema245.oneOf[2], data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      for (let key0 in data)
        if (!(key0 === "each" || key0 === "id" || key0 === "label" || key0 === "hint")) {
          let err9 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema245.oneOf[2], data };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
    } else {
      let err10 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema245.oneOf[2].type, parentSchema: schema245.oneOf[2], data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    var _valid0 = _errs7 === errors;
    _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 2]) : _valid0 && (valid0 = !0, passing0 = 2);
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err11 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema245.oneOf, parentSchema: schema245, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate137.errors = vErrors, errors === 0;
}
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate141.errors = vErrors, errors === 0;
}
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema225.required, parentSchema: schema225, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema225.required, parentSchema: schema225, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema225.required, parentSchema: schema225, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema225.required, parentSchema: schema225, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema225.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema225, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern17.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "checkbox-group") {
        let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "checkbox-group" }, message: "must be equal to constant", schema: "checkbox-group", parentSchema: schema225.properties.type, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.value !== void 0 && (validate130(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate130.errors), errors = vErrors.length)), data.messages !== void 0 && (validate122(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length)), data.checks !== void 0 && (validate135(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate135.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema244.type }, message: "must be string,number,boolean,array", schema: schema244.type, parentSchema: schema244, data: data11 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema244.items.type }, message: "must be string,number", schema: schema244.items.type, parentSchema: schema244.items, data: data12 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    data.options !== void 0 && (validate137(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = gather(vErrors, validate137.errors), errors = vErrors.length)), data.onChange !== void 0 && (validate141(data.onChange, { instancePath: instancePath + "/onChange", parentData: data, parentDataProperty: "onChange", rootData }) || (vErrors = gather(vErrors, validate141.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema225.type, parentSchema: schema225, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate129.errors = vErrors, errors === 0;
}
var schema258 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Choice cards field", description: "One choice, as cards that compare at a glance; pressing the chosen card again takes the choice back.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "options", "selectLabel", "selectedLabel"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "choice-cards" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, options: { description: "The choices.", type: "array", minItems: 1, maxItems: 20, items: { title: "Card option", description: "One choice, as a card.", type: "object", additionalProperties: !1, required: ["id", "label"], properties: { id: { $ref: "../shared/definitions.schema.json#/definitions/optionId" }, label: { $ref: "../shared/definitions.schema.json#/definitions/label" }, hint: { $ref: "../shared/definitions.schema.json#/definitions/label" }, when: { description: "Offered only while this rule is true.", $ref: "../shared/definitions.schema.json#/definitions/rule" }, data: { description: "Further columns that rules read with `lookup`.", type: "object", additionalProperties: { type: ["string", "number", "boolean"] }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, card: { title: "Card", description: "What makes the choice comparable at a glance. Every text may be a rule.", type: "object", additionalProperties: !1, properties: { badge: { $ref: "../shared/field-parts.schema.json#/definitions/shownText" }, subtitle: { $ref: "../shared/field-parts.schema.json#/definitions/shownText" }, description: { $ref: "../shared/field-parts.schema.json#/definitions/shownText" }, icon: { $ref: "../shared/definitions.schema.json#/definitions/image" }, features: { description: "What the choice brings, one line each.", type: "array", maxItems: 20, items: { title: "Card feature", type: "object", additionalProperties: !1, required: ["kind", "text"], properties: { kind: { description: "How the line is marked.", enum: ["discount", "credit", "plain"] }, text: { $ref: "../shared/field-parts.schema.json#/definitions/shownText" } } } }, rows: { $ref: "../shared/field-parts.schema.json#/definitions/rows" }, link: { description: "Where to read more.", $ref: "../shared/definitions.schema.json#/definitions/link" }, unavailable: { title: "Card unavailable", description: "The choice is shown but cannot be made.", type: "object", additionalProperties: !1, required: ["when", "label"], properties: { when: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, label: { description: "What the button says then.", $ref: "../shared/definitions.schema.json#/definitions/label" } } }, alerts: { description: "What to know before choosing this.", type: "array", maxItems: 20, items: { title: "Card alert", type: "object", additionalProperties: !1, required: ["tone", "text"], properties: { when: { description: "Shown only while this rule is true.", $ref: "../shared/definitions.schema.json#/definitions/rule" }, tone: { $ref: "../shared/field-parts.schema.json#/definitions/tone" }, text: { $ref: "../shared/field-parts.schema.json#/definitions/shownText" } } } } } } } } }, selectLabel: { description: "What the button of a card says.", $ref: "../shared/definitions.schema.json#/definitions/label" }, selectedLabel: { description: "What it says on the chosen card.", $ref: "../shared/definitions.schema.json#/definitions/label" }, onChange: { $ref: "../shared/field-parts.schema.json#/definitions/onChange" } } };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length), validate145.errors = vErrors, errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate149.errors = vErrors, errors === 0;
}
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.src === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.alt === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.width === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.height === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "src" || key0 === "alt" || key0 === "width" || key0 === "height")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.src !== void 0) {
      let data0 = data.src;
      if (typeof data0 == "string") {
        if (func3(data0) > 2e3) {
          let err5 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern2.test(data0)) {
          let err6 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.alt !== void 0) {
      let data1 = data.alt;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err8 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.width !== void 0) {
      let data2 = data.width;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data3 = data.height;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err15 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate151.errors = vErrors, errors === 0;
}
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern2.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema59.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.target.enum, parentSchema: schema59.properties.target, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate153.errors = vErrors, errors === 0;
}
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate155.errors = vErrors, errors === 0;
}
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema258.required, parentSchema: schema258, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema258.required, parentSchema: schema258, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema258.required, parentSchema: schema258, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema258.required, parentSchema: schema258, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.selectLabel === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "selectLabel" }, message: "must have required property 'selectLabel'", schema: schema258.required, parentSchema: schema258, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.selectedLabel === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "selectedLabel" }, message: "must have required property 'selectedLabel'", schema: schema258.required, parentSchema: schema258, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema258.properties, key0)) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema258, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern17.test(data0)) {
          let err8 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "choice-cards") {
        let err10 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "choice-cards" }, message: "must be equal to constant", schema: "choice-cards", parentSchema: schema258.properties.type, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data2) < 1) {
          let err12 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (func3(data3) < 1) {
          let err15 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.value !== void 0 && (validate145(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate145.errors), errors = vErrors.length)), data.messages !== void 0 && (validate122(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length)), data.checks !== void 0 && (validate149(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate149.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err17 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err18 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err19 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema244.type }, message: "must be string,number,boolean,array", schema: schema244.type, parentSchema: schema244, data: data11 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err20 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema244.items.type }, message: "must be string,number", schema: schema244.items.type, parentSchema: schema244.items, data: data12 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      }
    }
    if (data.options !== void 0) {
      let data13 = data.options;
      if (Array.isArray(data13)) {
        if (data13.length > 20) {
          let err21 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema258.properties.options, data: data13 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data13.length < 1) {
          let err22 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema258.properties.options, data: data13 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data14 = data13[i1];
          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
            if (data14.id === void 0) {
              let err23 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/properties/options/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema258.properties.options.items.required, parentSchema: schema258.properties.options.items, data: data14 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data14.label === void 0) {
              let err24 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/properties/options/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema258.properties.options.items.required, parentSchema: schema258.properties.options.items, data: data14 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            for (let key1 in data14)
              if (!(key1 === "id" || key1 === "label" || key1 === "hint" || key1 === "when" || key1 === "data" || key1 === "card")) {
                let err25 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/properties/options/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema258.properties.options.items, data: data14 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            if (data14.id !== void 0) {
              let data15 = data14.id;
              if (typeof data15 == "string") {
                if (func3(data15) > 80) {
                  let err26 = { instancePath: instancePath + "/options/" + i1 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/optionId/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema248, data: data15 };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
                if (func3(data15) < 1) {
                  let err27 = { instancePath: instancePath + "/options/" + i1 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/optionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema248, data: data15 };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              } else {
                let err28 = { instancePath: instancePath + "/options/" + i1 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/optionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema248.type, parentSchema: schema248, data: data15 };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
            if (data14.label !== void 0) {
              let data16 = data14.label;
              if (typeof data16 == "string") {
                if (func3(data16) > 300) {
                  let err29 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data16 };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
                if (func3(data16) < 1) {
                  let err30 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data16 };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
              } else {
                let err31 = { instancePath: instancePath + "/options/" + i1 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data16 };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data14.hint !== void 0) {
              let data17 = data14.hint;
              if (typeof data17 == "string") {
                if (func3(data17) > 300) {
                  let err32 = { instancePath: instancePath + "/options/" + i1 + "/hint", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data17 };
                  vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                }
                if (func3(data17) < 1) {
                  let err33 = { instancePath: instancePath + "/options/" + i1 + "/hint", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data17 };
                  vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
              } else {
                let err34 = { instancePath: instancePath + "/options/" + i1 + "/hint", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data17 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
            if (data14.data !== void 0) {
              let data19 = data14.data;
              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                for (let key2 in data19) {
                  let _errs44 = errors;
                  if (typeof key2 == "string") {
                    if (func3(key2) > 80) {
                      let err35 = { instancePath: instancePath + "/options/" + i1 + "/data", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: key2, propertyName: key2 };
                      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                    }
                    if (!pattern17.test(key2)) {
                      let err36 = { instancePath: instancePath + "/options/" + i1 + "/data", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: key2, propertyName: key2 };
                      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                    }
                  } else {
                    let err37 = { instancePath: instancePath + "/options/" + i1 + "/data", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: key2, propertyName: key2 };
                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                  }
                  var valid18 = _errs44 === errors;
                  if (!valid18) {
                    let err38 = { instancePath: instancePath + "/options/" + i1 + "/data", schemaPath: "#/properties/options/items/properties/data/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema258.properties.options.items.properties.data.propertyNames, parentSchema: schema258.properties.options.items.properties.data, data: data19 };
                    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                  }
                }
                for (let key3 in data19) {
                  let data20 = data19[key3];
                  if (typeof data20 != "string" && !(typeof data20 == "number" && isFinite(data20)) && typeof data20 != "boolean") {
                    let err39 = { instancePath: instancePath + "/options/" + i1 + "/data/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/options/items/properties/data/additionalProperties/type", keyword: "type", params: { type: schema258.properties.options.items.properties.data.additionalProperties.type }, message: "must be string,number,boolean", schema: schema258.properties.options.items.properties.data.additionalProperties.type, parentSchema: schema258.properties.options.items.properties.data.additionalProperties, data: data20 };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                  }
                }
              } else {
                let err40 = { instancePath: instancePath + "/options/" + i1 + "/data", schemaPath: "#/properties/options/items/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema258.properties.options.items.properties.data.type, parentSchema: schema258.properties.options.items.properties.data, data: data19 };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
            }
            if (data14.card !== void 0) {
              let data21 = data14.card;
              if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                for (let key4 in data21)
                  if (!func2.call(schema258.properties.options.items.properties.card.properties, key4)) {
                    let err41 = { instancePath: instancePath + "/options/" + i1 + "/card", schemaPath: "#/properties/options/items/properties/card/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema258.properties.options.items.properties.card, data: data21 };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                  }
                if (data21.icon !== void 0 && (validate151(data21.icon, { instancePath: instancePath + "/options/" + i1 + "/card/icon", parentData: data21, parentDataProperty: "icon", rootData }) || (vErrors = gather(vErrors, validate151.errors), errors = vErrors.length)), data21.features !== void 0) {
                  let data26 = data21.features;
                  if (Array.isArray(data26)) {
                    if (data26.length > 20) {
                      let err42 = { instancePath: instancePath + "/options/" + i1 + "/card/features", schemaPath: "#/properties/options/items/properties/card/properties/features/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema258.properties.options.items.properties.card.properties.features, data: data26 };
                      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                    }
                    let len2 = data26.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                      let data27 = data26[i2];
                      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                        if (data27.kind === void 0) {
                          let err43 = { instancePath: instancePath + "/options/" + i1 + "/card/features/" + i2, schemaPath: "#/properties/options/items/properties/card/properties/features/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema258.properties.options.items.properties.card.properties.features.items.required, parentSchema: schema258.properties.options.items.properties.card.properties.features.items, data: data27 };
                          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                        }
                        if (data27.text === void 0) {
                          let err44 = { instancePath: instancePath + "/options/" + i1 + "/card/features/" + i2, schemaPath: "#/properties/options/items/properties/card/properties/features/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema258.properties.options.items.properties.card.properties.features.items.required, parentSchema: schema258.properties.options.items.properties.card.properties.features.items, data: data27 };
                          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                        }
                        for (let key5 in data27)
                          if (!(key5 === "kind" || key5 === "text")) {
                            let err45 = { instancePath: instancePath + "/options/" + i1 + "/card/features/" + i2, schemaPath: "#/properties/options/items/properties/card/properties/features/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema258.properties.options.items.properties.card.properties.features.items, data: data27 };
                            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                          }
                        if (data27.kind !== void 0) {
                          let data28 = data27.kind;
                          if (!(data28 === "discount" || data28 === "credit" || data28 === "plain")) {
                            let err46 = { instancePath: instancePath + "/options/" + i1 + "/card/features/" + i2 + "/kind", schemaPath: "#/properties/options/items/properties/card/properties/features/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema258.properties.options.items.properties.card.properties.features.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema258.properties.options.items.properties.card.properties.features.items.properties.kind.enum, parentSchema: schema258.properties.options.items.properties.card.properties.features.items.properties.kind, data: data28 };
                            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                          }
                        }
                      } else {
                        let err47 = { instancePath: instancePath + "/options/" + i1 + "/card/features/" + i2, schemaPath: "#/properties/options/items/properties/card/properties/features/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema258.properties.options.items.properties.card.properties.features.items.type, parentSchema: schema258.properties.options.items.properties.card.properties.features.items, data: data27 };
                        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                      }
                    }
                  } else {
                    let err48 = { instancePath: instancePath + "/options/" + i1 + "/card/features", schemaPath: "#/properties/options/items/properties/card/properties/features/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema258.properties.options.items.properties.card.properties.features.type, parentSchema: schema258.properties.options.items.properties.card.properties.features, data: data26 };
                    vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                  }
                }
                if (data21.link !== void 0 && (validate153(data21.link, { instancePath: instancePath + "/options/" + i1 + "/card/link", parentData: data21, parentDataProperty: "link", rootData }) || (vErrors = gather(vErrors, validate153.errors), errors = vErrors.length)), data21.unavailable !== void 0) {
                  let data32 = data21.unavailable;
                  if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                    if (data32.when === void 0) {
                      let err49 = { instancePath: instancePath + "/options/" + i1 + "/card/unavailable", schemaPath: "#/properties/options/items/properties/card/properties/unavailable/required", keyword: "required", params: { missingProperty: "when" }, message: "must have required property 'when'", schema: schema258.properties.options.items.properties.card.properties.unavailable.required, parentSchema: schema258.properties.options.items.properties.card.properties.unavailable, data: data32 };
                      vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                    }
                    if (data32.label === void 0) {
                      let err50 = { instancePath: instancePath + "/options/" + i1 + "/card/unavailable", schemaPath: "#/properties/options/items/properties/card/properties/unavailable/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema258.properties.options.items.properties.card.properties.unavailable.required, parentSchema: schema258.properties.options.items.properties.card.properties.unavailable, data: data32 };
                      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                    }
                    for (let key6 in data32)
                      if (!(key6 === "when" || key6 === "label")) {
                        let err51 = { instancePath: instancePath + "/options/" + i1 + "/card/unavailable", schemaPath: "#/properties/options/items/properties/card/properties/unavailable/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema258.properties.options.items.properties.card.properties.unavailable, data: data32 };
                        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                      }
                    if (data32.label !== void 0) {
                      let data34 = data32.label;
                      if (typeof data34 == "string") {
                        if (func3(data34) > 300) {
                          let err52 = { instancePath: instancePath + "/options/" + i1 + "/card/unavailable/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data34 };
                          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                        }
                        if (func3(data34) < 1) {
                          let err53 = { instancePath: instancePath + "/options/" + i1 + "/card/unavailable/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data34 };
                          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                        }
                      } else {
                        let err54 = { instancePath: instancePath + "/options/" + i1 + "/card/unavailable/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data34 };
                        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                      }
                    }
                  } else {
                    let err55 = { instancePath: instancePath + "/options/" + i1 + "/card/unavailable", schemaPath: "#/properties/options/items/properties/card/properties/unavailable/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema258.properties.options.items.properties.card.properties.unavailable.type, parentSchema: schema258.properties.options.items.properties.card.properties.unavailable, data: data32 };
                    vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                  }
                }
                if (data21.alerts !== void 0) {
                  let data35 = data21.alerts;
                  if (Array.isArray(data35)) {
                    if (data35.length > 20) {
                      let err56 = { instancePath: instancePath + "/options/" + i1 + "/card/alerts", schemaPath: "#/properties/options/items/properties/card/properties/alerts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema258.properties.options.items.properties.card.properties.alerts, data: data35 };
                      vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                    }
                    let len3 = data35.length;
                    for (let i3 = 0; i3 < len3; i3++) {
                      let data36 = data35[i3];
                      if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                        if (data36.tone === void 0) {
                          let err57 = { instancePath: instancePath + "/options/" + i1 + "/card/alerts/" + i3, schemaPath: "#/properties/options/items/properties/card/properties/alerts/items/required", keyword: "required", params: { missingProperty: "tone" }, message: "must have required property 'tone'", schema: schema258.properties.options.items.properties.card.properties.alerts.items.required, parentSchema: schema258.properties.options.items.properties.card.properties.alerts.items, data: data36 };
                          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                        }
                        if (data36.text === void 0) {
                          let err58 = { instancePath: instancePath + "/options/" + i1 + "/card/alerts/" + i3, schemaPath: "#/properties/options/items/properties/card/properties/alerts/items/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema258.properties.options.items.properties.card.properties.alerts.items.required, parentSchema: schema258.properties.options.items.properties.card.properties.alerts.items, data: data36 };
                          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                        }
                        for (let key7 in data36)
                          if (!(key7 === "when" || key7 === "tone" || key7 === "text")) {
                            let err59 = { instancePath: instancePath + "/options/" + i1 + "/card/alerts/" + i3, schemaPath: "#/properties/options/items/properties/card/properties/alerts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema258.properties.options.items.properties.card.properties.alerts.items, data: data36 };
                            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                          }
                        if (data36.tone !== void 0) {
                          let data38 = data36.tone;
                          if (!(data38 === "info" || data38 === "warning" || data38 === "error" || data38 === "success")) {
                            let err60 = { instancePath: instancePath + "/options/" + i1 + "/card/alerts/" + i3 + "/tone", schemaPath: "../shared/field-parts.schema.json#/definitions/tone/enum", keyword: "enum", params: { allowedValues: schema163.enum }, message: "must be equal to one of the allowed values", schema: schema163.enum, parentSchema: schema163, data: data38 };
                            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                          }
                        }
                      } else {
                        let err61 = { instancePath: instancePath + "/options/" + i1 + "/card/alerts/" + i3, schemaPath: "#/properties/options/items/properties/card/properties/alerts/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema258.properties.options.items.properties.card.properties.alerts.items.type, parentSchema: schema258.properties.options.items.properties.card.properties.alerts.items, data: data36 };
                        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                      }
                    }
                  } else {
                    let err62 = { instancePath: instancePath + "/options/" + i1 + "/card/alerts", schemaPath: "#/properties/options/items/properties/card/properties/alerts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema258.properties.options.items.properties.card.properties.alerts.type, parentSchema: schema258.properties.options.items.properties.card.properties.alerts, data: data35 };
                    vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                  }
                }
              } else {
                let err63 = { instancePath: instancePath + "/options/" + i1 + "/card", schemaPath: "#/properties/options/items/properties/card/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema258.properties.options.items.properties.card.type, parentSchema: schema258.properties.options.items.properties.card, data: data21 };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
              }
            }
          } else {
            let err64 = { instancePath: instancePath + "/options/" + i1, schemaPath: "#/properties/options/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema258.properties.options.items.type, parentSchema: schema258.properties.options.items, data: data14 };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
        }
      } else {
        let err65 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema258.properties.options.type, parentSchema: schema258.properties.options, data: data13 };
        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
      }
    }
    if (data.selectLabel !== void 0) {
      let data40 = data.selectLabel;
      if (typeof data40 == "string") {
        if (func3(data40) > 300) {
          let err66 = { instancePath: instancePath + "/selectLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data40 };
          vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
        }
        if (func3(data40) < 1) {
          let err67 = { instancePath: instancePath + "/selectLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data40 };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
      } else {
        let err68 = { instancePath: instancePath + "/selectLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data40 };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data.selectedLabel !== void 0) {
      let data41 = data.selectedLabel;
      if (typeof data41 == "string") {
        if (func3(data41) > 300) {
          let err69 = { instancePath: instancePath + "/selectedLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data41 };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
        if (func3(data41) < 1) {
          let err70 = { instancePath: instancePath + "/selectedLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data41 };
          vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
        }
      } else {
        let err71 = { instancePath: instancePath + "/selectedLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data41 };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
    }
    data.onChange !== void 0 && (validate155(data.onChange, { instancePath: instancePath + "/onChange", parentData: data, parentDataProperty: "onChange", rootData }) || (vErrors = gather(vErrors, validate155.errors), errors = vErrors.length));
  } else {
    let err72 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema258.type, parentSchema: schema258, data };
    vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
  }
  return validate144.errors = vErrors, errors === 0;
}
var schema294 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Human check field", description: "Tells people from robots: a check box, or the configured service.", type: "object", additionalProperties: !1, required: ["name", "type", "label"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "human-check" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" } } };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate160.errors = vErrors, errors === 0;
}
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema294.required, parentSchema: schema294, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema294.required, parentSchema: schema294, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema294.required, parentSchema: schema294, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema294.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema294, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern17.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "human-check") {
        let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "human-check" }, message: "must be equal to constant", schema: "human-check", parentSchema: schema294.properties.type, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err8 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data2) < 1) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err11 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data3) < 1) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.messages !== void 0 && (validate122(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length)), data.checks !== void 0 && (validate160(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate160.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data8 = data.sensitive;
      if (typeof data8 != "boolean") {
        let err14 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data8 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data9 = data.orphan;
      if (!(data9 === "keep" || data9 === "clear")) {
        let err15 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema294.type, parentSchema: schema294, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate158.errors = vErrors, errors === 0;
}
var schema305 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Look-up input field", description: "One line of text with a button of its own that looks it up, and a place for what was found.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "value", "buttonLabel", "onPress", "found"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "look-up-input" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, inputMode: { $ref: "../shared/field-parts.schema.json#/definitions/inputMode" }, mask: { $ref: "../shared/field-parts.schema.json#/definitions/mask" }, buttonLabel: { description: "Name of the button.", $ref: "../shared/definitions.schema.json#/definitions/label" }, onPress: { $ref: "../shared/field-parts.schema.json#/definitions/onPress" }, onChange: { $ref: "../shared/field-parts.schema.json#/definitions/onChange" }, found: { title: "Found", description: "What a look-up found.", type: "object", additionalProperties: !1, required: ["when", "rows"], properties: { when: { description: "True once something was found.", $ref: "../shared/definitions.schema.json#/definitions/rule" }, rows: { $ref: "../shared/field-parts.schema.json#/definitions/rows" }, icon: { title: "Found icon", description: "A picture of what was found.", type: "object", additionalProperties: !1, required: ["name", "images", "otherwise"], properties: { name: { description: "Gives the name of one of the images.", $ref: "../shared/definitions.schema.json#/definitions/rule" }, images: { title: "Named images", description: "The images by name.", type: "object", minProperties: 1, maxProperties: 50, additionalProperties: { $ref: "../shared/definitions.schema.json#/definitions/image" } }, otherwise: { description: "Name of the image when the rule names none of them.", type: "string", maxLength: 80 } } } } } } }, schema318 = { description: "HTML autocomplete token.", type: "string", pattern: "^[a-z0-9 -]+$", maxLength: 80 }, schema319 = { description: "Example shown while the field is empty.", type: "string", minLength: 1, maxLength: 200 }, schema320 = { description: "Keyboard a touch screen shows.", enum: ["text", "numeric", "decimal", "tel", "email"] }, schema321 = { description: "The shape of the text: 9 stands for a digit, a for a letter, * for either; anything else stands for itself and is put in by itself.", type: "string", minLength: 1, maxLength: 60 }, pattern50 = new RegExp("^[a-z0-9 -]+$", "u");
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length), validate163.errors = vErrors, errors === 0;
}
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate167.errors = vErrors, errors === 0;
}
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema195, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema195, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema195.type, parentSchema: schema195, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate169.errors = vErrors, errors === 0;
}
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate172.errors = vErrors, errors === 0;
}
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.src === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.alt === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.width === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.height === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "src" || key0 === "alt" || key0 === "width" || key0 === "height")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.src !== void 0) {
      let data0 = data.src;
      if (typeof data0 == "string") {
        if (func3(data0) > 2e3) {
          let err5 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern2.test(data0)) {
          let err6 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.alt !== void 0) {
      let data1 = data.alt;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err8 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.width !== void 0) {
      let data2 = data.width;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data3 = data.height;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err15 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate175.errors = vErrors, errors === 0;
}
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema305.required, parentSchema: schema305, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema305.required, parentSchema: schema305, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema305.required, parentSchema: schema305, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema305.required, parentSchema: schema305, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.buttonLabel === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "buttonLabel" }, message: "must have required property 'buttonLabel'", schema: schema305.required, parentSchema: schema305, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.onPress === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "onPress" }, message: "must have required property 'onPress'", schema: schema305.required, parentSchema: schema305, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.found === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "found" }, message: "must have required property 'found'", schema: schema305.required, parentSchema: schema305, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema305.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema305, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err8 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern17.test(data0)) {
          let err9 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "look-up-input") {
        let err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "look-up-input" }, message: "must be equal to constant", schema: "look-up-input", parentSchema: schema305.properties.type, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err12 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data2) < 1) {
          let err13 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err15 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func3(data3) < 1) {
          let err16 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.value !== void 0 && (validate163(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate163.errors), errors = vErrors.length)), data.messages !== void 0 && (validate122(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length)), data.checks !== void 0 && (validate167(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate167.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err18 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err19 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err20 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema244.type }, message: "must be string,number,boolean,array", schema: schema244.type, parentSchema: schema244, data: data11 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err21 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema244.items.type }, message: "must be string,number", schema: schema244.items.type, parentSchema: schema244.items, data: data12 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err22 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema318, data: data13 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (!pattern50.test(data13)) {
          let err23 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"', schema: "^[a-z0-9 -]+$", parentSchema: schema318, data: data13 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema318.type, parentSchema: schema318, data: data13 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err25 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema319, data: data14 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (func3(data14) < 1) {
          let err26 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema319, data: data14 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema319.type, parentSchema: schema319, data: data14 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.inputMode !== void 0) {
      let data15 = data.inputMode;
      if (!(data15 === "text" || data15 === "numeric" || data15 === "decimal" || data15 === "tel" || data15 === "email")) {
        let err28 = { instancePath: instancePath + "/inputMode", schemaPath: "../shared/field-parts.schema.json#/definitions/inputMode/enum", keyword: "enum", params: { allowedValues: schema320.enum }, message: "must be equal to one of the allowed values", schema: schema320.enum, parentSchema: schema320, data: data15 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.mask !== void 0) {
      let data16 = data.mask;
      if (typeof data16 == "string") {
        if (func3(data16) > 60) {
          let err29 = { instancePath: instancePath + "/mask", schemaPath: "../shared/field-parts.schema.json#/definitions/mask/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema321, data: data16 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (func3(data16) < 1) {
          let err30 = { instancePath: instancePath + "/mask", schemaPath: "../shared/field-parts.schema.json#/definitions/mask/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema321, data: data16 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/mask", schemaPath: "../shared/field-parts.schema.json#/definitions/mask/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema321.type, parentSchema: schema321, data: data16 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.buttonLabel !== void 0) {
      let data17 = data.buttonLabel;
      if (typeof data17 == "string") {
        if (func3(data17) > 300) {
          let err32 = { instancePath: instancePath + "/buttonLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data17 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (func3(data17) < 1) {
          let err33 = { instancePath: instancePath + "/buttonLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data17 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/buttonLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data17 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.onPress !== void 0 && (validate169(data.onPress, { instancePath: instancePath + "/onPress", parentData: data, parentDataProperty: "onPress", rootData }) || (vErrors = gather(vErrors, validate169.errors), errors = vErrors.length)), data.onChange !== void 0 && (validate172(data.onChange, { instancePath: instancePath + "/onChange", parentData: data, parentDataProperty: "onChange", rootData }) || (vErrors = gather(vErrors, validate172.errors), errors = vErrors.length)), data.found !== void 0) {
      let data20 = data.found;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (data20.when === void 0) {
          let err35 = { instancePath: instancePath + "/found", schemaPath: "#/properties/found/required", keyword: "required", params: { missingProperty: "when" }, message: "must have required property 'when'", schema: schema305.properties.found.required, parentSchema: schema305.properties.found, data: data20 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data20.rows === void 0) {
          let err36 = { instancePath: instancePath + "/found", schemaPath: "#/properties/found/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'", schema: schema305.properties.found.required, parentSchema: schema305.properties.found, data: data20 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        for (let key1 in data20)
          if (!(key1 === "when" || key1 === "rows" || key1 === "icon")) {
            let err37 = { instancePath: instancePath + "/found", schemaPath: "#/properties/found/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema305.properties.found, data: data20 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        if (data20.icon !== void 0) {
          let data23 = data20.icon;
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23.name === void 0) {
              let err38 = { instancePath: instancePath + "/found/icon", schemaPath: "#/properties/found/properties/icon/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema305.properties.found.properties.icon.required, parentSchema: schema305.properties.found.properties.icon, data: data23 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data23.images === void 0) {
              let err39 = { instancePath: instancePath + "/found/icon", schemaPath: "#/properties/found/properties/icon/required", keyword: "required", params: { missingProperty: "images" }, message: "must have required property 'images'", schema: schema305.properties.found.properties.icon.required, parentSchema: schema305.properties.found.properties.icon, data: data23 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
            if (data23.otherwise === void 0) {
              let err40 = { instancePath: instancePath + "/found/icon", schemaPath: "#/properties/found/properties/icon/required", keyword: "required", params: { missingProperty: "otherwise" }, message: "must have required property 'otherwise'", schema: schema305.properties.found.properties.icon.required, parentSchema: schema305.properties.found.properties.icon, data: data23 };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
            for (let key2 in data23)
              if (!(key2 === "name" || key2 === "images" || key2 === "otherwise")) {
                let err41 = { instancePath: instancePath + "/found/icon", schemaPath: "#/properties/found/properties/icon/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema305.properties.found.properties.icon, data: data23 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            if (data23.images !== void 0) {
              let data25 = data23.images;
              if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                if (Object.keys(data25).length > 50) {
                  let err42 = { instancePath: instancePath + "/found/icon/images", schemaPath: "#/properties/found/properties/icon/properties/images/maxProperties", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties", schema: 50, parentSchema: schema305.properties.found.properties.icon.properties.images, data: data25 };
                  vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
                if (Object.keys(data25).length < 1) {
                  let err43 = { instancePath: instancePath + "/found/icon/images", schemaPath: "#/properties/found/properties/icon/properties/images/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema305.properties.found.properties.icon.properties.images, data: data25 };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
                for (let key3 in data25)
                  validate175(data25[key3], { instancePath: instancePath + "/found/icon/images/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data25, parentDataProperty: key3, rootData }) || (vErrors = gather(vErrors, validate175.errors), errors = vErrors.length);
              } else {
                let err44 = { instancePath: instancePath + "/found/icon/images", schemaPath: "#/properties/found/properties/icon/properties/images/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema305.properties.found.properties.icon.properties.images.type, parentSchema: schema305.properties.found.properties.icon.properties.images, data: data25 };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
            }
            if (data23.otherwise !== void 0) {
              let data27 = data23.otherwise;
              if (typeof data27 == "string") {
                if (func3(data27) > 80) {
                  let err45 = { instancePath: instancePath + "/found/icon/otherwise", schemaPath: "#/properties/found/properties/icon/properties/otherwise/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema305.properties.found.properties.icon.properties.otherwise, data: data27 };
                  vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                }
              } else {
                let err46 = { instancePath: instancePath + "/found/icon/otherwise", schemaPath: "#/properties/found/properties/icon/properties/otherwise/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema305.properties.found.properties.icon.properties.otherwise.type, parentSchema: schema305.properties.found.properties.icon.properties.otherwise, data: data27 };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
              }
            }
          } else {
            let err47 = { instancePath: instancePath + "/found/icon", schemaPath: "#/properties/found/properties/icon/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema305.properties.found.properties.icon.type, parentSchema: schema305.properties.found.properties.icon, data: data23 };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        }
      } else {
        let err48 = { instancePath: instancePath + "/found", schemaPath: "#/properties/found/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema305.properties.found.type, parentSchema: schema305.properties.found, data: data20 };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
  } else {
    let err49 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema305.type, parentSchema: schema305, data };
    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
  }
  return validate162.errors = vErrors, errors === 0;
}
var schema330 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Radio group field", description: "One choice, all choices in view.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "options"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "radio-group" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, options: { $ref: "../shared/field-parts.schema.json#/definitions/options" }, onChange: { $ref: "../shared/field-parts.schema.json#/definitions/onChange" } } };
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length), validate178.errors = vErrors, errors === 0;
}
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate182.errors = vErrors, errors === 0;
}
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (func3(data) > 80) {
      let err0 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern0.test(data)) {
      let err1 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs4 = errors;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema245.oneOf[1], data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.length < 1) {
      let err4 = { instancePath, schemaPath: "#/oneOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema245.oneOf[1], data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate138(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate138.errors), errors = vErrors.length);
  } else {
    let err5 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema245.oneOf[1].type, parentSchema: schema245.oneOf[1], data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1);
    let _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.each === void 0) {
        let err6 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "each" }, message: "must have required property 'each'", schema: schema245.oneOf[2].required, parentSchema: schema245.oneOf[2], data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data.id === void 0) {
        let err7 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema245.oneOf[2].required, parentSchema: schema245.oneOf[2], data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data.label === void 0) {
        let err8 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema245.oneOf[2].required, parentSchema: schema245.oneOf[2], data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      for (let key0 in data)
        if (!(key0 === "each" || key0 === "id" || key0 === "label" || key0 === "hint")) {
          let err9 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema245.oneOf[2], data };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
    } else {
      let err10 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema245.oneOf[2].type, parentSchema: schema245.oneOf[2], data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    var _valid0 = _errs7 === errors;
    _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 2]) : _valid0 && (valid0 = !0, passing0 = 2);
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err11 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema245.oneOf, parentSchema: schema245, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate184.errors = vErrors, errors === 0;
}
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate187.errors = vErrors, errors === 0;
}
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema330.required, parentSchema: schema330, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema330.required, parentSchema: schema330, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema330.required, parentSchema: schema330, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema330.required, parentSchema: schema330, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema330.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema330, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern17.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "radio-group") {
        let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "radio-group" }, message: "must be equal to constant", schema: "radio-group", parentSchema: schema330.properties.type, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.value !== void 0 && (validate178(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate178.errors), errors = vErrors.length)), data.messages !== void 0 && (validate122(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length)), data.checks !== void 0 && (validate182(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate182.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema244.type }, message: "must be string,number,boolean,array", schema: schema244.type, parentSchema: schema244, data: data11 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema244.items.type }, message: "must be string,number", schema: schema244.items.type, parentSchema: schema244.items, data: data12 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    data.options !== void 0 && (validate184(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = gather(vErrors, validate184.errors), errors = vErrors.length)), data.onChange !== void 0 && (validate187(data.onChange, { instancePath: instancePath + "/onChange", parentData: data, parentDataProperty: "onChange", rootData }) || (vErrors = gather(vErrors, validate187.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema330.type, parentSchema: schema330, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate177.errors = vErrors, errors === 0;
}
var schema350 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Select field", description: "One choice from a list that opens.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "options", "placeholder"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "select" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { description: "The entry that stands for no choice.", $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, options: { $ref: "../shared/field-parts.schema.json#/definitions/options" }, onChange: { $ref: "../shared/field-parts.schema.json#/definitions/onChange" } } };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length), validate191.errors = vErrors, errors === 0;
}
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate195.errors = vErrors, errors === 0;
}
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (func3(data) > 80) {
      let err0 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern0.test(data)) {
      let err1 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs4 = errors;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema245.oneOf[1], data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.length < 1) {
      let err4 = { instancePath, schemaPath: "#/oneOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema245.oneOf[1], data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate138(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate138.errors), errors = vErrors.length);
  } else {
    let err5 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema245.oneOf[1].type, parentSchema: schema245.oneOf[1], data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1);
    let _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.each === void 0) {
        let err6 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "each" }, message: "must have required property 'each'", schema: schema245.oneOf[2].required, parentSchema: schema245.oneOf[2], data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data.id === void 0) {
        let err7 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema245.oneOf[2].required, parentSchema: schema245.oneOf[2], data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data.label === void 0) {
        let err8 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema245.oneOf[2].required, parentSchema: schema245.oneOf[2], data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      for (let key0 in data)
        if (!(key0 === "each" || key0 === "id" || key0 === "label" || key0 === "hint")) {
          let err9 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema245.oneOf[2], data };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
    } else {
      let err10 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema245.oneOf[2].type, parentSchema: schema245.oneOf[2], data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    var _valid0 = _errs7 === errors;
    _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 2]) : _valid0 && (valid0 = !0, passing0 = 2);
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err11 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema245.oneOf, parentSchema: schema245, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate197.errors = vErrors, errors === 0;
}
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate200.errors = vErrors, errors === 0;
}
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema350.required, parentSchema: schema350, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema350.required, parentSchema: schema350, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema350.required, parentSchema: schema350, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema350.required, parentSchema: schema350, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.placeholder === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "placeholder" }, message: "must have required property 'placeholder'", schema: schema350.required, parentSchema: schema350, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema350.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema350, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern17.test(data0)) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "select") {
        let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "select" }, message: "must be equal to constant", schema: "select", parentSchema: schema350.properties.type, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data2) < 1) {
          let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func3(data3) < 1) {
          let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.value !== void 0 && (validate191(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate191.errors), errors = vErrors.length)), data.messages !== void 0 && (validate122(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length)), data.checks !== void 0 && (validate195(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate195.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err16 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err17 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err18 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema244.type }, message: "must be string,number,boolean,array", schema: schema244.type, parentSchema: schema244, data: data11 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err19 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema244.items.type }, message: "must be string,number", schema: schema244.items.type, parentSchema: schema244.items, data: data12 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema318, data: data13 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (!pattern50.test(data13)) {
          let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"', schema: "^[a-z0-9 -]+$", parentSchema: schema318, data: data13 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema318.type, parentSchema: schema318, data: data13 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema319, data: data14 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (func3(data14) < 1) {
          let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema319, data: data14 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema319.type, parentSchema: schema319, data: data14 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    data.options !== void 0 && (validate197(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = gather(vErrors, validate197.errors), errors = vErrors.length)), data.onChange !== void 0 && (validate200(data.onChange, { instancePath: instancePath + "/onChange", parentData: data, parentDataProperty: "onChange", rootData }) || (vErrors = gather(vErrors, validate200.errors), errors = vErrors.length));
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema350.type, parentSchema: schema350, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate190.errors = vErrors, errors === 0;
}
var schema372 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Stepper field", description: "A small whole number, with a button to take one away and one to add one.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "value", "fewerLabel", "moreLabel"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "stepper" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { description: "The number before the visitor gives one.", type: "integer" }, fewerLabel: { description: "Name of the button that takes one away.", $ref: "../shared/definitions.schema.json#/definitions/label" }, moreLabel: { description: "Name of the button that adds one.", $ref: "../shared/definitions.schema.json#/definitions/label" }, onChange: { $ref: "../shared/field-parts.schema.json#/definitions/onChange" } } };
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length), validate204.errors = vErrors, errors === 0;
}
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate208.errors = vErrors, errors === 0;
}
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate210.errors = vErrors, errors === 0;
}
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema372.required, parentSchema: schema372, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema372.required, parentSchema: schema372, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema372.required, parentSchema: schema372, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema372.required, parentSchema: schema372, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.fewerLabel === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fewerLabel" }, message: "must have required property 'fewerLabel'", schema: schema372.required, parentSchema: schema372, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.moreLabel === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "moreLabel" }, message: "must have required property 'moreLabel'", schema: schema372.required, parentSchema: schema372, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema372.properties, key0)) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema372, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern17.test(data0)) {
          let err8 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "stepper") {
        let err10 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "stepper" }, message: "must be equal to constant", schema: "stepper", parentSchema: schema372.properties.type, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data2) < 1) {
          let err12 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (func3(data3) < 1) {
          let err15 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.value !== void 0 && (validate204(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate204.errors), errors = vErrors.length)), data.messages !== void 0 && (validate122(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length)), data.checks !== void 0 && (validate208(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate208.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err17 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err18 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
        let err19 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema372.properties.default.type, parentSchema: schema372.properties.default, data: data11 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.fewerLabel !== void 0) {
      let data12 = data.fewerLabel;
      if (typeof data12 == "string") {
        if (func3(data12) > 300) {
          let err20 = { instancePath: instancePath + "/fewerLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data12 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (func3(data12) < 1) {
          let err21 = { instancePath: instancePath + "/fewerLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data12 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/fewerLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data12 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.moreLabel !== void 0) {
      let data13 = data.moreLabel;
      if (typeof data13 == "string") {
        if (func3(data13) > 300) {
          let err23 = { instancePath: instancePath + "/moreLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data13 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (func3(data13) < 1) {
          let err24 = { instancePath: instancePath + "/moreLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data13 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/moreLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data13 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    data.onChange !== void 0 && (validate210(data.onChange, { instancePath: instancePath + "/onChange", parentData: data, parentDataProperty: "onChange", rootData }) || (vErrors = gather(vErrors, validate210.errors), errors = vErrors.length));
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema372.type, parentSchema: schema372, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate203.errors = vErrors, errors === 0;
}
var schema387 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Suggest input field", description: "Text with suggestions from an operation; typing on by hand is allowed.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "value", "suggestions"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "suggest-input" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, suggestions: { title: "Suggestions", description: "Where suggestions come from.", type: "object", additionalProperties: !1, required: ["operation", "input", "minimumLength", "announce"], properties: { operation: { description: "Id of an exposed operation whose result is a list of texts, or of objects with `id` and `label`.", $ref: "../shared/definitions.schema.json#/definitions/id" }, input: { description: "Input of the operation that takes the typed text.", $ref: "../shared/definitions.schema.json#/definitions/name" }, minimumLength: { description: "Characters before the first look-up.", type: "integer", minimum: 1, maximum: 50 }, announce: { title: "Announcements", description: "What is said while looking and with no suggestion.", type: "object", additionalProperties: !1, required: ["loading", "none"], properties: { loading: { $ref: "../shared/definitions.schema.json#/definitions/label" }, none: { $ref: "../shared/definitions.schema.json#/definitions/label" } } }, idAnswer: { description: "Name of a second answer that keeps the id of the chosen suggestion; cleared when the text is edited. For suggestions with `id` and `label`.", $ref: "../shared/definitions.schema.json#/definitions/name" }, searchLabel: { description: "Name of the button that finds suggestions without JavaScript.", $ref: "../shared/definitions.schema.json#/definitions/label" }, chooseLabel: { description: "Name of the button that takes the chosen suggestion without JavaScript.", $ref: "../shared/definitions.schema.json#/definitions/label" }, footer: { description: "Further ways on, under the list.", type: "array", maxItems: 10, items: { title: "Suggestions footer", type: "object", additionalProperties: !1, required: ["label", "press"], properties: { label: { $ref: "../shared/definitions.schema.json#/definitions/label" }, press: { description: "Name of the button field of the form that this presses.", $ref: "../shared/definitions.schema.json#/definitions/name" } } } }, none: { title: "No suggestions", description: "Where to go on when nothing was found.", type: "object", additionalProperties: !1, required: ["links"], properties: { links: { type: "array", minItems: 1, maxItems: 10, items: { $ref: "../shared/definitions.schema.json#/definitions/link" } } } } } }, onChange: { $ref: "../shared/field-parts.schema.json#/definitions/onChange" } } };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length), validate214.errors = vErrors, errors === 0;
}
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate218.errors = vErrors, errors === 0;
}
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern2.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema59.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.target.enum, parentSchema: schema59.properties.target, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate220.errors = vErrors, errors === 0;
}
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate222.errors = vErrors, errors === 0;
}
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema387.required, parentSchema: schema387, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema387.required, parentSchema: schema387, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema387.required, parentSchema: schema387, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema387.required, parentSchema: schema387, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.suggestions === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suggestions" }, message: "must have required property 'suggestions'", schema: schema387.required, parentSchema: schema387, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema387.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema387, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern17.test(data0)) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "suggest-input") {
        let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "suggest-input" }, message: "must be equal to constant", schema: "suggest-input", parentSchema: schema387.properties.type, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data2) < 1) {
          let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func3(data3) < 1) {
          let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.value !== void 0 && (validate214(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate214.errors), errors = vErrors.length)), data.messages !== void 0 && (validate122(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length)), data.checks !== void 0 && (validate218(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate218.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err16 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err17 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err18 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema244.type }, message: "must be string,number,boolean,array", schema: schema244.type, parentSchema: schema244, data: data11 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err19 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema244.items.type }, message: "must be string,number", schema: schema244.items.type, parentSchema: schema244.items, data: data12 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema318, data: data13 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (!pattern50.test(data13)) {
          let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"', schema: "^[a-z0-9 -]+$", parentSchema: schema318, data: data13 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema318.type, parentSchema: schema318, data: data13 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema319, data: data14 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (func3(data14) < 1) {
          let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema319, data: data14 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema319.type, parentSchema: schema319, data: data14 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.suggestions !== void 0) {
      let data15 = data.suggestions;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (data15.operation === void 0) {
          let err26 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema387.properties.suggestions.required, parentSchema: schema387.properties.suggestions, data: data15 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data15.input === void 0) {
          let err27 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'", schema: schema387.properties.suggestions.required, parentSchema: schema387.properties.suggestions, data: data15 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data15.minimumLength === void 0) {
          let err28 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "minimumLength" }, message: "must have required property 'minimumLength'", schema: schema387.properties.suggestions.required, parentSchema: schema387.properties.suggestions, data: data15 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data15.announce === void 0) {
          let err29 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "announce" }, message: "must have required property 'announce'", schema: schema387.properties.suggestions.required, parentSchema: schema387.properties.suggestions, data: data15 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        for (let key1 in data15)
          if (!func2.call(schema387.properties.suggestions.properties, key1)) {
            let err30 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema387.properties.suggestions, data: data15 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        if (data15.operation !== void 0) {
          let data16 = data15.operation;
          if (typeof data16 == "string") {
            if (func3(data16) > 80) {
              let err31 = { instancePath: instancePath + "/suggestions/operation", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data16 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (!pattern0.test(data16)) {
              let err32 = { instancePath: instancePath + "/suggestions/operation", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data16 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          } else {
            let err33 = { instancePath: instancePath + "/suggestions/operation", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data16 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
        if (data15.input !== void 0) {
          let data17 = data15.input;
          if (typeof data17 == "string") {
            if (func3(data17) > 80) {
              let err34 = { instancePath: instancePath + "/suggestions/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data17 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (!pattern17.test(data17)) {
              let err35 = { instancePath: instancePath + "/suggestions/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data17 };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
          } else {
            let err36 = { instancePath: instancePath + "/suggestions/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data17 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data15.minimumLength !== void 0) {
          let data18 = data15.minimumLength;
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err37 = { instancePath: instancePath + "/suggestions/minimumLength", schemaPath: "#/properties/suggestions/properties/minimumLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema387.properties.suggestions.properties.minimumLength.type, parentSchema: schema387.properties.suggestions.properties.minimumLength, data: data18 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 > 50 || isNaN(data18)) {
              let err38 = { instancePath: instancePath + "/suggestions/minimumLength", schemaPath: "#/properties/suggestions/properties/minimumLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50", schema: 50, parentSchema: schema387.properties.suggestions.properties.minimumLength, data: data18 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data18 < 1 || isNaN(data18)) {
              let err39 = { instancePath: instancePath + "/suggestions/minimumLength", schemaPath: "#/properties/suggestions/properties/minimumLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema387.properties.suggestions.properties.minimumLength, data: data18 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          }
        }
        if (data15.announce !== void 0) {
          let data19 = data15.announce;
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.loading === void 0) {
              let err40 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/required", keyword: "required", params: { missingProperty: "loading" }, message: "must have required property 'loading'", schema: schema387.properties.suggestions.properties.announce.required, parentSchema: schema387.properties.suggestions.properties.announce, data: data19 };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
            if (data19.none === void 0) {
              let err41 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/required", keyword: "required", params: { missingProperty: "none" }, message: "must have required property 'none'", schema: schema387.properties.suggestions.properties.announce.required, parentSchema: schema387.properties.suggestions.properties.announce, data: data19 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            for (let key2 in data19)
              if (!(key2 === "loading" || key2 === "none")) {
                let err42 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema387.properties.suggestions.properties.announce, data: data19 };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
            if (data19.loading !== void 0) {
              let data20 = data19.loading;
              if (typeof data20 == "string") {
                if (func3(data20) > 300) {
                  let err43 = { instancePath: instancePath + "/suggestions/announce/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data20 };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
                if (func3(data20) < 1) {
                  let err44 = { instancePath: instancePath + "/suggestions/announce/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data20 };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
              } else {
                let err45 = { instancePath: instancePath + "/suggestions/announce/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data20 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
            if (data19.none !== void 0) {
              let data21 = data19.none;
              if (typeof data21 == "string") {
                if (func3(data21) > 300) {
                  let err46 = { instancePath: instancePath + "/suggestions/announce/none", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data21 };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
                if (func3(data21) < 1) {
                  let err47 = { instancePath: instancePath + "/suggestions/announce/none", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data21 };
                  vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                }
              } else {
                let err48 = { instancePath: instancePath + "/suggestions/announce/none", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data21 };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            }
          } else {
            let err49 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema387.properties.suggestions.properties.announce.type, parentSchema: schema387.properties.suggestions.properties.announce, data: data19 };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        }
        if (data15.idAnswer !== void 0) {
          let data22 = data15.idAnswer;
          if (typeof data22 == "string") {
            if (func3(data22) > 80) {
              let err50 = { instancePath: instancePath + "/suggestions/idAnswer", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data22 };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
            if (!pattern17.test(data22)) {
              let err51 = { instancePath: instancePath + "/suggestions/idAnswer", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data22 };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
          } else {
            let err52 = { instancePath: instancePath + "/suggestions/idAnswer", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data22 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
        if (data15.searchLabel !== void 0) {
          let data23 = data15.searchLabel;
          if (typeof data23 == "string") {
            if (func3(data23) > 300) {
              let err53 = { instancePath: instancePath + "/suggestions/searchLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data23 };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
            if (func3(data23) < 1) {
              let err54 = { instancePath: instancePath + "/suggestions/searchLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data23 };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
          } else {
            let err55 = { instancePath: instancePath + "/suggestions/searchLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data23 };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        }
        if (data15.chooseLabel !== void 0) {
          let data24 = data15.chooseLabel;
          if (typeof data24 == "string") {
            if (func3(data24) > 300) {
              let err56 = { instancePath: instancePath + "/suggestions/chooseLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data24 };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
            if (func3(data24) < 1) {
              let err57 = { instancePath: instancePath + "/suggestions/chooseLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data24 };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          } else {
            let err58 = { instancePath: instancePath + "/suggestions/chooseLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data24 };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        }
        if (data15.footer !== void 0) {
          let data25 = data15.footer;
          if (Array.isArray(data25)) {
            if (data25.length > 10) {
              let err59 = { instancePath: instancePath + "/suggestions/footer", schemaPath: "#/properties/suggestions/properties/footer/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema387.properties.suggestions.properties.footer, data: data25 };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
            let len1 = data25.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data26 = data25[i1];
              if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                if (data26.label === void 0) {
                  let err60 = { instancePath: instancePath + "/suggestions/footer/" + i1, schemaPath: "#/properties/suggestions/properties/footer/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema387.properties.suggestions.properties.footer.items.required, parentSchema: schema387.properties.suggestions.properties.footer.items, data: data26 };
                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
                if (data26.press === void 0) {
                  let err61 = { instancePath: instancePath + "/suggestions/footer/" + i1, schemaPath: "#/properties/suggestions/properties/footer/items/required", keyword: "required", params: { missingProperty: "press" }, message: "must have required property 'press'", schema: schema387.properties.suggestions.properties.footer.items.required, parentSchema: schema387.properties.suggestions.properties.footer.items, data: data26 };
                  vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                }
                for (let key3 in data26)
                  if (!(key3 === "label" || key3 === "press")) {
                    let err62 = { instancePath: instancePath + "/suggestions/footer/" + i1, schemaPath: "#/properties/suggestions/properties/footer/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema387.properties.suggestions.properties.footer.items, data: data26 };
                    vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                  }
                if (data26.label !== void 0) {
                  let data27 = data26.label;
                  if (typeof data27 == "string") {
                    if (func3(data27) > 300) {
                      let err63 = { instancePath: instancePath + "/suggestions/footer/" + i1 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data27 };
                      vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                    }
                    if (func3(data27) < 1) {
                      let err64 = { instancePath: instancePath + "/suggestions/footer/" + i1 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data27 };
                      vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                    }
                  } else {
                    let err65 = { instancePath: instancePath + "/suggestions/footer/" + i1 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data27 };
                    vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                  }
                }
                if (data26.press !== void 0) {
                  let data28 = data26.press;
                  if (typeof data28 == "string") {
                    if (func3(data28) > 80) {
                      let err66 = { instancePath: instancePath + "/suggestions/footer/" + i1 + "/press", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data28 };
                      vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                    }
                    if (!pattern17.test(data28)) {
                      let err67 = { instancePath: instancePath + "/suggestions/footer/" + i1 + "/press", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data28 };
                      vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                    }
                  } else {
                    let err68 = { instancePath: instancePath + "/suggestions/footer/" + i1 + "/press", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data28 };
                    vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                  }
                }
              } else {
                let err69 = { instancePath: instancePath + "/suggestions/footer/" + i1, schemaPath: "#/properties/suggestions/properties/footer/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema387.properties.suggestions.properties.footer.items.type, parentSchema: schema387.properties.suggestions.properties.footer.items, data: data26 };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
              }
            }
          } else {
            let err70 = { instancePath: instancePath + "/suggestions/footer", schemaPath: "#/properties/suggestions/properties/footer/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema387.properties.suggestions.properties.footer.type, parentSchema: schema387.properties.suggestions.properties.footer, data: data25 };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        }
        if (data15.none !== void 0) {
          let data29 = data15.none;
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            if (data29.links === void 0) {
              let err71 = { instancePath: instancePath + "/suggestions/none", schemaPath: "#/properties/suggestions/properties/none/required", keyword: "required", params: { missingProperty: "links" }, message: "must have required property 'links'", schema: schema387.properties.suggestions.properties.none.required, parentSchema: schema387.properties.suggestions.properties.none, data: data29 };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
            for (let key4 in data29)
              if (key4 !== "links") {
                let err72 = { instancePath: instancePath + "/suggestions/none", schemaPath: "#/properties/suggestions/properties/none/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema387.properties.suggestions.properties.none, data: data29 };
                vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
              }
            if (data29.links !== void 0) {
              let data30 = data29.links;
              if (Array.isArray(data30)) {
                if (data30.length > 10) {
                  let err73 = { instancePath: instancePath + "/suggestions/none/links", schemaPath: "#/properties/suggestions/properties/none/properties/links/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema387.properties.suggestions.properties.none.properties.links, data: data30 };
                  vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                }
                if (data30.length < 1) {
                  let err74 = { instancePath: instancePath + "/suggestions/none/links", schemaPath: "#/properties/suggestions/properties/none/properties/links/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema387.properties.suggestions.properties.none.properties.links, data: data30 };
                  vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                }
                let len2 = data30.length;
                for (let i2 = 0; i2 < len2; i2++)
                  validate220(data30[i2], { instancePath: instancePath + "/suggestions/none/links/" + i2, parentData: data30, parentDataProperty: i2, rootData }) || (vErrors = gather(vErrors, validate220.errors), errors = vErrors.length);
              } else {
                let err75 = { instancePath: instancePath + "/suggestions/none/links", schemaPath: "#/properties/suggestions/properties/none/properties/links/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema387.properties.suggestions.properties.none.properties.links.type, parentSchema: schema387.properties.suggestions.properties.none.properties.links, data: data30 };
                vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
              }
            }
          } else {
            let err76 = { instancePath: instancePath + "/suggestions/none", schemaPath: "#/properties/suggestions/properties/none/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema387.properties.suggestions.properties.none.type, parentSchema: schema387.properties.suggestions.properties.none, data: data29 };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
          }
        }
      } else {
        let err77 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema387.properties.suggestions.type, parentSchema: schema387.properties.suggestions, data: data15 };
        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
      }
    }
    data.onChange !== void 0 && (validate222(data.onChange, { instancePath: instancePath + "/onChange", parentData: data, parentDataProperty: "onChange", rootData }) || (vErrors = gather(vErrors, validate222.errors), errors = vErrors.length));
  } else {
    let err78 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema387.type, parentSchema: schema387, data };
    vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
  }
  return validate213.errors = vErrors, errors === 0;
}
var schema415 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Text area field", description: "Several lines of text.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "value"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "text-area" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, rows: { description: "Lines shown.", type: "integer", minimum: 2, maximum: 20 }, onChange: { $ref: "../shared/field-parts.schema.json#/definitions/onChange" } } };
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length), validate226.errors = vErrors, errors === 0;
}
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate230.errors = vErrors, errors === 0;
}
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate232.errors = vErrors, errors === 0;
}
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema415.required, parentSchema: schema415, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema415.required, parentSchema: schema415, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema415.required, parentSchema: schema415, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema415.required, parentSchema: schema415, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema415.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema415, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern17.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "text-area") {
        let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text-area" }, message: "must be equal to constant", schema: "text-area", parentSchema: schema415.properties.type, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.value !== void 0 && (validate226(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate226.errors), errors = vErrors.length)), data.messages !== void 0 && (validate122(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length)), data.checks !== void 0 && (validate230(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate230.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema244.type }, message: "must be string,number,boolean,array", schema: schema244.type, parentSchema: schema244, data: data11 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema244.items.type }, message: "must be string,number", schema: schema244.items.type, parentSchema: schema244.items, data: data12 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err19 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema318, data: data13 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!pattern50.test(data13)) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"', schema: "^[a-z0-9 -]+$", parentSchema: schema318, data: data13 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema318.type, parentSchema: schema318, data: data13 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err22 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema319, data: data14 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data14) < 1) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema319, data: data14 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema319.type, parentSchema: schema319, data: data14 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data15 = data.rows;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
        let err25 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema415.properties.rows.type, parentSchema: schema415.properties.rows, data: data15 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 > 20 || isNaN(data15)) {
          let err26 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20", schema: 20, parentSchema: schema415.properties.rows, data: data15 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data15 < 2 || isNaN(data15)) {
          let err27 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2", schema: 2, parentSchema: schema415.properties.rows, data: data15 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      }
    }
    data.onChange !== void 0 && (validate232(data.onChange, { instancePath: instancePath + "/onChange", parentData: data, parentDataProperty: "onChange", rootData }) || (vErrors = gather(vErrors, validate232.errors), errors = vErrors.length));
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema415.type, parentSchema: schema415, data };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate225.errors = vErrors, errors === 0;
}
var schema431 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Text input field", description: "One line of text.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "value"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "text-input" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, inputType: { description: "Kind of native input; text when left out.", enum: ["text", "email", "tel", "number", "date"] }, inputMode: { $ref: "../shared/field-parts.schema.json#/definitions/inputMode" }, onChange: { $ref: "../shared/field-parts.schema.json#/definitions/onChange" }, mask: { $ref: "../shared/field-parts.schema.json#/definitions/mask" } } };
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length), validate236.errors = vErrors, errors === 0;
}
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate240.errors = vErrors, errors === 0;
}
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate79(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate242.errors = vErrors, errors === 0;
}
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema431.required, parentSchema: schema431, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema431.required, parentSchema: schema431, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema431.required, parentSchema: schema431, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema431.required, parentSchema: schema431, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema431.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema431, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern17.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "text-input") {
        let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text-input" }, message: "must be equal to constant", schema: "text-input", parentSchema: schema431.properties.type, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema172, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.value !== void 0 && (validate236(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate236.errors), errors = vErrors.length)), data.messages !== void 0 && (validate122(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length)), data.checks !== void 0 && (validate240(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate240.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema244.type }, message: "must be string,number,boolean,array", schema: schema244.type, parentSchema: schema244, data: data11 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema244.items.type }, message: "must be string,number", schema: schema244.items.type, parentSchema: schema244.items, data: data12 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err19 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema318, data: data13 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!pattern50.test(data13)) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"', schema: "^[a-z0-9 -]+$", parentSchema: schema318, data: data13 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema318.type, parentSchema: schema318, data: data13 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err22 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema319, data: data14 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data14) < 1) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema319, data: data14 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema319.type, parentSchema: schema319, data: data14 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.inputType !== void 0) {
      let data15 = data.inputType;
      if (!(data15 === "text" || data15 === "email" || data15 === "tel" || data15 === "number" || data15 === "date")) {
        let err25 = { instancePath: instancePath + "/inputType", schemaPath: "#/properties/inputType/enum", keyword: "enum", params: { allowedValues: schema431.properties.inputType.enum }, message: "must be equal to one of the allowed values", schema: schema431.properties.inputType.enum, parentSchema: schema431.properties.inputType, data: data15 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.inputMode !== void 0) {
      let data16 = data.inputMode;
      if (!(data16 === "text" || data16 === "numeric" || data16 === "decimal" || data16 === "tel" || data16 === "email")) {
        let err26 = { instancePath: instancePath + "/inputMode", schemaPath: "../shared/field-parts.schema.json#/definitions/inputMode/enum", keyword: "enum", params: { allowedValues: schema320.enum }, message: "must be equal to one of the allowed values", schema: schema320.enum, parentSchema: schema320, data: data16 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.onChange !== void 0 && (validate242(data.onChange, { instancePath: instancePath + "/onChange", parentData: data, parentDataProperty: "onChange", rootData }) || (vErrors = gather(vErrors, validate242.errors), errors = vErrors.length)), data.mask !== void 0) {
      let data18 = data.mask;
      if (typeof data18 == "string") {
        if (func3(data18) > 60) {
          let err27 = { instancePath: instancePath + "/mask", schemaPath: "../shared/field-parts.schema.json#/definitions/mask/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema321, data: data18 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (func3(data18) < 1) {
          let err28 = { instancePath: instancePath + "/mask", schemaPath: "../shared/field-parts.schema.json#/definitions/mask/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema321, data: data18 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/mask", schemaPath: "../shared/field-parts.schema.json#/definitions/mask/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema321.type, parentSchema: schema321, data: data18 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema431.type, parentSchema: schema431, data };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate235.errors = vErrors, errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema190.required, parentSchema: schema190, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "button")
        validate117(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate117.errors), errors = vErrors.length);
      else if (tag0 === "checkbox")
        validate121(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate121.errors), errors = vErrors.length);
      else if (tag0 === "checkbox-group")
        validate129(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate129.errors), errors = vErrors.length);
      else if (tag0 === "choice-cards")
        validate144(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate144.errors), errors = vErrors.length);
      else if (tag0 === "human-check")
        validate158(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate158.errors), errors = vErrors.length);
      else if (tag0 === "look-up-input")
        validate162(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate162.errors), errors = vErrors.length);
      else if (tag0 === "notice")
        validate100(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate100.errors), errors = vErrors.length);
      else if (tag0 === "radio-group")
        validate177(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate177.errors), errors = vErrors.length);
      else if (tag0 === "select")
        validate190(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate190.errors), errors = vErrors.length);
      else if (tag0 === "stepper")
        validate203(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate203.errors), errors = vErrors.length);
      else if (tag0 === "suggest-input")
        validate213(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate213.errors), errors = vErrors.length);
      else if (tag0 === "switch")
        validate104(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate104.errors), errors = vErrors.length);
      else if (tag0 === "table")
        validate110(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate110.errors), errors = vErrors.length);
      else if (tag0 === "text-area")
        validate225(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate225.errors), errors = vErrors.length);
      else if (tag0 === "text-input")
        validate235(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate235.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf', schema: schema190.discriminator, parentSchema: schema190, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string', schema: schema190.discriminator, parentSchema: schema190, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema190.type, parentSchema: schema190, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema187.required, parentSchema: schema187, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema187.required, parentSchema: schema187, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema187.required, parentSchema: schema187, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fields === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'", schema: schema187.required, parentSchema: schema187, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "fields")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema187, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "form") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "form" }, message: "must be equal to constant", schema: "form", parentSchema: schema187.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema187.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.fields !== void 0) {
      let data4 = data.fields;
      if (Array.isArray(data4)) {
        if (data4.length > 2e3) {
          let err12 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema187.properties.fields, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 1) {
          let err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema187.properties.fields, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate116(data4[i0], { instancePath: instancePath + "/fields/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate116.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema187.properties.fields.type, parentSchema: schema187.properties.fields, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema187.type, parentSchema: schema187, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate115.errors = vErrors, errors === 0;
}
var schema449 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Decision", description: "A first-match table: the first row whose rule is true gives the value.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "rows"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "decision" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, description: { $ref: "../shared/definitions.schema.json#/definitions/text" }, rows: { type: "array", minItems: 1, maxItems: 500, items: { title: "Decision row", type: "object", additionalProperties: !1, required: ["when", "then"], properties: { when: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, then: { $ref: "../shared/definitions.schema.json#/definitions/template" } } } }, otherwise: { description: "The value when no row is true; unanswered when left out.", $ref: "../shared/definitions.schema.json#/definitions/template" } } };
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema449.required, parentSchema: schema449, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema449.required, parentSchema: schema449, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema449.required, parentSchema: schema449, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rows === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'", schema: schema449.required, parentSchema: schema449, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "description" || key0 === "rows" || key0 === "otherwise")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema449, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "decision") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "decision" }, message: "must be equal to constant", schema: "decision", parentSchema: schema449.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema449.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func3(data4) > 1e4) {
          let err12 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data5 = data.rows;
      if (Array.isArray(data5)) {
        if (data5.length > 500) {
          let err14 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema449.properties.rows, data: data5 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data5.length < 1) {
          let err15 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema449.properties.rows, data: data5 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.when === void 0) {
              let err16 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: "when" }, message: "must have required property 'when'", schema: schema449.properties.rows.items.required, parentSchema: schema449.properties.rows.items, data: data6 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data6.then === void 0) {
              let err17 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: "then" }, message: "must have required property 'then'", schema: schema449.properties.rows.items.required, parentSchema: schema449.properties.rows.items, data: data6 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            for (let key1 in data6)
              if (!(key1 === "when" || key1 === "then")) {
                let err18 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema449.properties.rows.items, data: data6 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
          } else {
            let err19 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema449.properties.rows.items.type, parentSchema: schema449.properties.rows.items, data: data6 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema449.properties.rows.type, parentSchema: schema449.properties.rows, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema449.type, parentSchema: schema449, data };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate261.errors = vErrors, errors === 0;
}
var schema456 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Operation", description: "A declared call of a configured service.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "service", "method", "path", "input"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "operation" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, description: { $ref: "../shared/definitions.schema.json#/definitions/text" }, service: { description: "Name of a service in the server's configuration.", $ref: "../shared/definitions.schema.json#/definitions/id" }, method: { enum: ["GET", "POST", "PUT", "DELETE"] }, path: { description: "Path under the service's base address; {name} is replaced by that input, encoded.", type: "string", pattern: "^/[A-Za-z0-9._~/{}-]*$", maxLength: 500 }, query: { description: "Query parameters: one template each; an unanswered one is left out.", type: "object", tsType: "Record<string, Template>" }, headers: { title: "Call headers", description: "Identifiers of this call, over those of the service's header profile.", type: "object", additionalProperties: !1, properties: { application: { $ref: "../shared/definitions.schema.json#/definitions/label" }, channel: { $ref: "../shared/definitions.schema.json#/definitions/label" }, sector: { $ref: "../shared/definitions.schema.json#/definitions/label" } } }, settings: { description: "Server settings the templates read as settings.<name>, with their values when unset.", type: "object", additionalProperties: { type: "string", maxLength: 500 }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, input: { description: "JSON Schema of the input: one fragment per property; all are required unless `optional` lists them.", type: "object", additionalProperties: { $ref: "../shared/definitions.schema.json#/definitions/valueSchema" }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, optional: { description: "Inputs that may be left out.", type: "array", maxItems: 100, items: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, request: { description: "Template of the JSON body.", $ref: "../shared/definitions.schema.json#/definitions/template" }, response: { description: "JSON Schema of the body of a good answer; left out when the body is not read.", $ref: "../shared/definitions.schema.json#/definitions/valueSchema" }, statuses: { title: "Statuses", description: "Which answers are good ones; any from 200 to 299 when left out.", type: "object", additionalProperties: !1, required: ["max"], properties: { max: { description: "The highest status that is not a failure.", type: "integer", minimum: 200, maximum: 299 } } }, result: { description: "Template of the result, reading response; left out when nothing is kept.", $ref: "../shared/definitions.schema.json#/definitions/template" }, timeoutMs: { type: "integer", minimum: 100, maximum: 6e4 }, retry: { description: "Repeats of a call that is safe to repeat.", type: "integer", minimum: 0, maximum: 5 }, cacheSeconds: { description: "How long an answer may be served again.", type: "integer", minimum: 1, maximum: 86400 }, fallback: { description: "Id of the operation that runs after any failure of this one, with the same input and transaction id.", $ref: "../shared/definitions.schema.json#/definitions/id" }, onFailure: { description: "What a failed call gives: `fail`, or a result in its place, which may read failure.reason and failure.status.", type: "object", required: ["outcome"], discriminator: { propertyName: "outcome" }, oneOf: [{ title: "Fail", type: "object", additionalProperties: !1, required: ["outcome"], properties: { outcome: { const: "fail" } } }, { title: "Empty", type: "object", additionalProperties: !1, required: ["outcome", "result"], properties: { outcome: { const: "empty" }, result: { description: "The result instead.", $ref: "../shared/definitions.schema.json#/definitions/template" } } }] }, expose: { title: "Expose", description: "Lets the browser call the operation through the gateway at a path of this site.", type: "object", additionalProperties: !1, required: ["path"], properties: { path: { type: "string", pattern: "^/api/[a-z0-9][a-z0-9/-]*$", maxLength: 200 }, debounceMs: { description: "How long the browser waits after the last key press.", type: "integer", minimum: 0, maximum: 5e3 } } } } }, pattern72 = new RegExp("^/[A-Za-z0-9._~/{}-]*$", "u"), pattern77 = new RegExp("^/api/[a-z0-9][a-z0-9/-]*$", "u");
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate131(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length), validate263.errors = vErrors, errors === 0;
}
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema456.required, parentSchema: schema456, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema456.required, parentSchema: schema456, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema456.required, parentSchema: schema456, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.service === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "service" }, message: "must have required property 'service'", schema: schema456.required, parentSchema: schema456, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.method === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema456.required, parentSchema: schema456, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.path === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema456.required, parentSchema: schema456, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.input === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'", schema: schema456.required, parentSchema: schema456, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema456.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema456, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err8 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "operation") {
        let err10 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "operation" }, message: "must be equal to constant", schema: "operation", parentSchema: schema456.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err11 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern0.test(data2)) {
          let err12 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err14 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema456.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func3(data4) > 1e4) {
          let err15 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.service !== void 0) {
      let data5 = data.service;
      if (typeof data5 == "string") {
        if (func3(data5) > 80) {
          let err17 = { instancePath: instancePath + "/service", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data5 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (!pattern0.test(data5)) {
          let err18 = { instancePath: instancePath + "/service", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/service", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.method !== void 0) {
      let data6 = data.method;
      if (!(data6 === "GET" || data6 === "POST" || data6 === "PUT" || data6 === "DELETE")) {
        let err20 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema456.properties.method.enum }, message: "must be equal to one of the allowed values", schema: schema456.properties.method.enum, parentSchema: schema456.properties.method, data: data6 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.path !== void 0) {
      let data7 = data.path;
      if (typeof data7 == "string") {
        if (func3(data7) > 500) {
          let err21 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema456.properties.path, data: data7 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern72.test(data7)) {
          let err22 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^/[A-Za-z0-9._~/{}-]*$" }, message: 'must match pattern "^/[A-Za-z0-9._~/{}-]*$"', schema: "^/[A-Za-z0-9._~/{}-]*$", parentSchema: schema456.properties.path, data: data7 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema456.properties.path.type, parentSchema: schema456.properties.path, data: data7 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.query !== void 0) {
      let data8 = data.query;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        let err24 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema456.properties.query.type, parentSchema: schema456.properties.query, data: data8 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.headers !== void 0) {
      let data9 = data.headers;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (let key1 in data9)
          if (!(key1 === "application" || key1 === "channel" || key1 === "sector")) {
            let err25 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema456.properties.headers, data: data9 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        if (data9.application !== void 0) {
          let data10 = data9.application;
          if (typeof data10 == "string") {
            if (func3(data10) > 300) {
              let err26 = { instancePath: instancePath + "/headers/application", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data10 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (func3(data10) < 1) {
              let err27 = { instancePath: instancePath + "/headers/application", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data10 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/headers/application", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data10 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data9.channel !== void 0) {
          let data11 = data9.channel;
          if (typeof data11 == "string") {
            if (func3(data11) > 300) {
              let err29 = { instancePath: instancePath + "/headers/channel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data11 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (func3(data11) < 1) {
              let err30 = { instancePath: instancePath + "/headers/channel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data11 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          } else {
            let err31 = { instancePath: instancePath + "/headers/channel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data11 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
        if (data9.sector !== void 0) {
          let data12 = data9.sector;
          if (typeof data12 == "string") {
            if (func3(data12) > 300) {
              let err32 = { instancePath: instancePath + "/headers/sector", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data12 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (func3(data12) < 1) {
              let err33 = { instancePath: instancePath + "/headers/sector", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data12 };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          } else {
            let err34 = { instancePath: instancePath + "/headers/sector", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data12 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
      } else {
        let err35 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema456.properties.headers.type, parentSchema: schema456.properties.headers, data: data9 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.settings !== void 0) {
      let data13 = data.settings;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        for (let key2 in data13) {
          let _errs35 = errors;
          if (typeof key2 == "string") {
            if (func3(key2) > 80) {
              let err36 = { instancePath: instancePath + "/settings", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: key2, propertyName: key2 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            if (!pattern17.test(key2)) {
              let err37 = { instancePath: instancePath + "/settings", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: key2, propertyName: key2 };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
          } else {
            let err38 = { instancePath: instancePath + "/settings", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: key2, propertyName: key2 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
          var valid9 = _errs35 === errors;
          if (!valid9) {
            let err39 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema456.properties.settings.propertyNames, parentSchema: schema456.properties.settings, data: data13 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        for (let key3 in data13) {
          let data14 = data13[key3];
          if (typeof data14 == "string") {
            if (func3(data14) > 500) {
              let err40 = { instancePath: instancePath + "/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema456.properties.settings.additionalProperties, data: data14 };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
          } else {
            let err41 = { instancePath: instancePath + "/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema456.properties.settings.additionalProperties.type, parentSchema: schema456.properties.settings.additionalProperties, data: data14 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema456.properties.settings.type, parentSchema: schema456.properties.settings, data: data13 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.input !== void 0) {
      let data15 = data.input;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        for (let key4 in data15) {
          let _errs43 = errors;
          if (typeof key4 == "string") {
            if (func3(key4) > 80) {
              let err43 = { instancePath: instancePath + "/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: key4, propertyName: key4 };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (!pattern17.test(key4)) {
              let err44 = { instancePath: instancePath + "/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: key4, propertyName: key4 };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
          } else {
            let err45 = { instancePath: instancePath + "/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: key4, propertyName: key4 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
          var valid12 = _errs43 === errors;
          if (!valid12) {
            let err46 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/propertyNames", keyword: "propertyNames", params: { propertyName: key4 }, message: "property name must be valid", schema: schema456.properties.input.propertyNames, parentSchema: schema456.properties.input, data: data15 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
        for (let key5 in data15)
          validate263(data15[key5], { instancePath: instancePath + "/input/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data15, parentDataProperty: key5, rootData }) || (vErrors = gather(vErrors, validate263.errors), errors = vErrors.length);
      } else {
        let err47 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema456.properties.input.type, parentSchema: schema456.properties.input, data: data15 };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.optional !== void 0) {
      let data17 = data.optional;
      if (Array.isArray(data17)) {
        if (data17.length > 100) {
          let err48 = { instancePath: instancePath + "/optional", schemaPath: "#/properties/optional/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema456.properties.optional, data: data17 };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
        let len0 = data17.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data18 = data17[i0];
          if (typeof data18 == "string") {
            if (func3(data18) > 80) {
              let err49 = { instancePath: instancePath + "/optional/" + i0, schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: data18 };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (!pattern17.test(data18)) {
              let err50 = { instancePath: instancePath + "/optional/" + i0, schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: data18 };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          } else {
            let err51 = { instancePath: instancePath + "/optional/" + i0, schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: data18 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
      } else {
        let err52 = { instancePath: instancePath + "/optional", schemaPath: "#/properties/optional/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema456.properties.optional.type, parentSchema: schema456.properties.optional, data: data17 };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.response !== void 0 && (validate263(data.response, { instancePath: instancePath + "/response", parentData: data, parentDataProperty: "response", rootData }) || (vErrors = gather(vErrors, validate263.errors), errors = vErrors.length)), data.statuses !== void 0) {
      let data21 = data.statuses;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        if (data21.max === void 0) {
          let err53 = { instancePath: instancePath + "/statuses", schemaPath: "#/properties/statuses/required", keyword: "required", params: { missingProperty: "max" }, message: "must have required property 'max'", schema: schema456.properties.statuses.required, parentSchema: schema456.properties.statuses, data: data21 };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        for (let key6 in data21)
          if (key6 !== "max") {
            let err54 = { instancePath: instancePath + "/statuses", schemaPath: "#/properties/statuses/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema456.properties.statuses, data: data21 };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        if (data21.max !== void 0) {
          let data22 = data21.max;
          if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
            let err55 = { instancePath: instancePath + "/statuses/max", schemaPath: "#/properties/statuses/properties/max/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema456.properties.statuses.properties.max.type, parentSchema: schema456.properties.statuses.properties.max, data: data22 };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
          if (typeof data22 == "number" && isFinite(data22)) {
            if (data22 > 299 || isNaN(data22)) {
              let err56 = { instancePath: instancePath + "/statuses/max", schemaPath: "#/properties/statuses/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 299 }, message: "must be <= 299", schema: 299, parentSchema: schema456.properties.statuses.properties.max, data: data22 };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
            if (data22 < 200 || isNaN(data22)) {
              let err57 = { instancePath: instancePath + "/statuses/max", schemaPath: "#/properties/statuses/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 200 }, message: "must be >= 200", schema: 200, parentSchema: schema456.properties.statuses.properties.max, data: data22 };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          }
        }
      } else {
        let err58 = { instancePath: instancePath + "/statuses", schemaPath: "#/properties/statuses/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema456.properties.statuses.type, parentSchema: schema456.properties.statuses, data: data21 };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.timeoutMs !== void 0) {
      let data24 = data.timeoutMs;
      if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
        let err59 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema456.properties.timeoutMs.type, parentSchema: schema456.properties.timeoutMs, data: data24 };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
      if (typeof data24 == "number" && isFinite(data24)) {
        if (data24 > 6e4 || isNaN(data24)) {
          let err60 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e4 }, message: "must be <= 60000", schema: 6e4, parentSchema: schema456.properties.timeoutMs, data: data24 };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        if (data24 < 100 || isNaN(data24)) {
          let err61 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100", schema: 100, parentSchema: schema456.properties.timeoutMs, data: data24 };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
      }
    }
    if (data.retry !== void 0) {
      let data25 = data.retry;
      if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
        let err62 = { instancePath: instancePath + "/retry", schemaPath: "#/properties/retry/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema456.properties.retry.type, parentSchema: schema456.properties.retry, data: data25 };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
      if (typeof data25 == "number" && isFinite(data25)) {
        if (data25 > 5 || isNaN(data25)) {
          let err63 = { instancePath: instancePath + "/retry", schemaPath: "#/properties/retry/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", schema: 5, parentSchema: schema456.properties.retry, data: data25 };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
        if (data25 < 0 || isNaN(data25)) {
          let err64 = { instancePath: instancePath + "/retry", schemaPath: "#/properties/retry/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema456.properties.retry, data: data25 };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
      }
    }
    if (data.cacheSeconds !== void 0) {
      let data26 = data.cacheSeconds;
      if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
        let err65 = { instancePath: instancePath + "/cacheSeconds", schemaPath: "#/properties/cacheSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema456.properties.cacheSeconds.type, parentSchema: schema456.properties.cacheSeconds, data: data26 };
        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
      }
      if (typeof data26 == "number" && isFinite(data26)) {
        if (data26 > 86400 || isNaN(data26)) {
          let err66 = { instancePath: instancePath + "/cacheSeconds", schemaPath: "#/properties/cacheSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400", schema: 86400, parentSchema: schema456.properties.cacheSeconds, data: data26 };
          vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
        }
        if (data26 < 1 || isNaN(data26)) {
          let err67 = { instancePath: instancePath + "/cacheSeconds", schemaPath: "#/properties/cacheSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema456.properties.cacheSeconds, data: data26 };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
      }
    }
    if (data.fallback !== void 0) {
      let data27 = data.fallback;
      if (typeof data27 == "string") {
        if (func3(data27) > 80) {
          let err68 = { instancePath: instancePath + "/fallback", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data27 };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
        if (!pattern0.test(data27)) {
          let err69 = { instancePath: instancePath + "/fallback", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data27 };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      } else {
        let err70 = { instancePath: instancePath + "/fallback", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data27 };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.onFailure !== void 0) {
      let data28 = data.onFailure;
      if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
        if (data28.outcome === void 0) {
          let err71 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema456.properties.onFailure.required, parentSchema: schema456.properties.onFailure, data: data28 };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
        let tag0 = data28.outcome;
        if (typeof tag0 == "string")
          if (tag0 === "fail")
            if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
              if (data28.outcome === void 0) {
                let err72 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/0/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema456.properties.onFailure.oneOf[0].required, parentSchema: schema456.properties.onFailure.oneOf[0], data: data28 };
                vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
              }
              for (let key7 in data28)
                if (key7 !== "outcome") {
                  let err73 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema456.properties.onFailure.oneOf[0], data: data28 };
                  vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                }
              if (data28.outcome !== void 0) {
                let data29 = data28.outcome;
                if (data29 !== "fail") {
                  let err74 = { instancePath: instancePath + "/onFailure/outcome", schemaPath: "#/properties/onFailure/oneOf/0/properties/outcome/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant", schema: "fail", parentSchema: schema456.properties.onFailure.oneOf[0].properties.outcome, data: data29 };
                  vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                }
              }
            } else {
              let err75 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema456.properties.onFailure.oneOf[0].type, parentSchema: schema456.properties.onFailure.oneOf[0], data: data28 };
              vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
            }
          else if (tag0 === "empty")
            if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
              if (data28.outcome === void 0) {
                let err76 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema456.properties.onFailure.oneOf[1].required, parentSchema: schema456.properties.onFailure.oneOf[1], data: data28 };
                vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
              }
              if (data28.result === void 0) {
                let err77 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'", schema: schema456.properties.onFailure.oneOf[1].required, parentSchema: schema456.properties.onFailure.oneOf[1], data: data28 };
                vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
              }
              for (let key8 in data28)
                if (!(key8 === "outcome" || key8 === "result")) {
                  let err78 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema456.properties.onFailure.oneOf[1], data: data28 };
                  vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                }
              if (data28.outcome !== void 0) {
                let data30 = data28.outcome;
                if (data30 !== "empty") {
                  let err79 = { instancePath: instancePath + "/onFailure/outcome", schemaPath: "#/properties/onFailure/oneOf/1/properties/outcome/const", keyword: "const", params: { allowedValue: "empty" }, message: "must be equal to constant", schema: "empty", parentSchema: schema456.properties.onFailure.oneOf[1].properties.outcome, data: data30 };
                  vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                }
              }
            } else {
              let err80 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema456.properties.onFailure.oneOf[1].type, parentSchema: schema456.properties.onFailure.oneOf[1], data: data28 };
              vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
            }
          else {
            let err81 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "outcome", tagValue: tag0 }, message: 'value of tag "outcome" must be in oneOf', schema: schema456.properties.onFailure.discriminator, parentSchema: schema456.properties.onFailure, data: data28 };
            vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
          }
        else {
          let err82 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/discriminator", keyword: "discriminator", params: { error: "tag", tag: "outcome", tagValue: tag0 }, message: 'tag "outcome" must be string', schema: schema456.properties.onFailure.discriminator, parentSchema: schema456.properties.onFailure, data: data28 };
          vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
        }
      } else {
        let err83 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema456.properties.onFailure.type, parentSchema: schema456.properties.onFailure, data: data28 };
        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
      }
    }
    if (data.expose !== void 0) {
      let data32 = data.expose;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (data32.path === void 0) {
          let err84 = { instancePath: instancePath + "/expose", schemaPath: "#/properties/expose/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema456.properties.expose.required, parentSchema: schema456.properties.expose, data: data32 };
          vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
        }
        for (let key9 in data32)
          if (!(key9 === "path" || key9 === "debounceMs")) {
            let err85 = { instancePath: instancePath + "/expose", schemaPath: "#/properties/expose/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema456.properties.expose, data: data32 };
            vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
          }
        if (data32.path !== void 0) {
          let data33 = data32.path;
          if (typeof data33 == "string") {
            if (func3(data33) > 200) {
              let err86 = { instancePath: instancePath + "/expose/path", schemaPath: "#/properties/expose/properties/path/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema456.properties.expose.properties.path, data: data33 };
              vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
            }
            if (!pattern77.test(data33)) {
              let err87 = { instancePath: instancePath + "/expose/path", schemaPath: "#/properties/expose/properties/path/pattern", keyword: "pattern", params: { pattern: "^/api/[a-z0-9][a-z0-9/-]*$" }, message: 'must match pattern "^/api/[a-z0-9][a-z0-9/-]*$"', schema: "^/api/[a-z0-9][a-z0-9/-]*$", parentSchema: schema456.properties.expose.properties.path, data: data33 };
              vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
            }
          } else {
            let err88 = { instancePath: instancePath + "/expose/path", schemaPath: "#/properties/expose/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema456.properties.expose.properties.path.type, parentSchema: schema456.properties.expose.properties.path, data: data33 };
            vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
          }
        }
        if (data32.debounceMs !== void 0) {
          let data34 = data32.debounceMs;
          if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34) && isFinite(data34))) {
            let err89 = { instancePath: instancePath + "/expose/debounceMs", schemaPath: "#/properties/expose/properties/debounceMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema456.properties.expose.properties.debounceMs.type, parentSchema: schema456.properties.expose.properties.debounceMs, data: data34 };
            vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
          }
          if (typeof data34 == "number" && isFinite(data34)) {
            if (data34 > 5e3 || isNaN(data34)) {
              let err90 = { instancePath: instancePath + "/expose/debounceMs", schemaPath: "#/properties/expose/properties/debounceMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, message: "must be <= 5000", schema: 5e3, parentSchema: schema456.properties.expose.properties.debounceMs, data: data34 };
              vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
            }
            if (data34 < 0 || isNaN(data34)) {
              let err91 = { instancePath: instancePath + "/expose/debounceMs", schemaPath: "#/properties/expose/properties/debounceMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema456.properties.expose.properties.debounceMs, data: data34 };
              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
          }
        }
      } else {
        let err92 = { instancePath: instancePath + "/expose", schemaPath: "#/properties/expose/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema456.properties.expose.type, parentSchema: schema456.properties.expose, data: data32 };
        vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
      }
    }
  } else {
    let err93 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema456.type, parentSchema: schema456, data };
    vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
  }
  return validate262.errors = vErrors, errors === 0;
}
var schema472 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Options", description: "Options that several fields or rules share.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "options"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "options" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, options: { type: "array", minItems: 1, maxItems: 2e3, items: { $ref: "../shared/option.schema.json" } } } };
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema472.required, parentSchema: schema472, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema472.required, parentSchema: schema472, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema472.required, parentSchema: schema472, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema472.required, parentSchema: schema472, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "options")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema472, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "options") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "options" }, message: "must be equal to constant", schema: "options", parentSchema: schema472.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema472.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.options !== void 0) {
      let data4 = data.options;
      if (Array.isArray(data4)) {
        if (data4.length > 2e3) {
          let err12 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema472.properties.options, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 1) {
          let err13 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema472.properties.options, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate138(data4[i0], { instancePath: instancePath + "/options/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate138.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema472.properties.options.type, parentSchema: schema472.properties.options, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema472.type, parentSchema: schema472, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate267.errors = vErrors, errors === 0;
}
var schema475 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Analytics", description: "One event for the data layer.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "event"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "analytics" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, event: { description: "Name of the event.", type: "string", minLength: 1, maxLength: 80 }, data: { description: "Further properties of the event: a template. `problem.field`, `problem.keyword` and `problem.message` are at hand when the event tells of a validation error.", type: "object", tsType: "Record<string, Template>" } } };
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema475.required, parentSchema: schema475, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema475.required, parentSchema: schema475, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema475.required, parentSchema: schema475, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.event === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'", schema: schema475.required, parentSchema: schema475, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "event" || key0 === "data")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema475, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "analytics") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "analytics" }, message: "must be equal to constant", schema: "analytics", parentSchema: schema475.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema475.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.event !== void 0) {
      let data4 = data.event;
      if (typeof data4 == "string") {
        if (func3(data4) > 80) {
          let err12 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema475.properties.event, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data4) < 1) {
          let err13 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema475.properties.event, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema475.properties.event.type, parentSchema: schema475.properties.event, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.data !== void 0) {
      let data5 = data.data;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        let err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema475.properties.data.type, parentSchema: schema475.properties.data, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema475.type, parentSchema: schema475, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate269.errors = vErrors, errors === 0;
}
var schema478 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Site", description: "What every page shares: brand, hosts, phone numbers, header and footer.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "brand", "language", "timeZone", "channel", "hosts", "phones", "notFoundPage", "header", "footer", "previewBar", "messages"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "site" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, brand: { description: "Name of the brand; ends every page title.", $ref: "../shared/definitions.schema.json#/definitions/label" }, language: { $ref: "../shared/definitions.schema.json#/definitions/language" }, timeZone: { description: "IANA time zone in which today is reckoned.", type: "string", minLength: 1, maxLength: 60 }, channel: { description: "Name of the sitemap channel.", type: "string", minLength: 1, maxLength: 60 }, hosts: { description: "Title prefixes by host; the first entry found in the host name wins.", type: "array", maxItems: 20, items: { title: "Host rule", type: "object", additionalProperties: !1, required: ["contains", "titlePrefix"], properties: { contains: { description: "Part of the host name.", type: "string", minLength: 1, maxLength: 100 }, titlePrefix: { description: "Text put before the title.", type: "string", minLength: 1, maxLength: 40 } } } }, phones: { description: "Support numbers by audience.", type: "object", additionalProperties: { $ref: "#/definitions/phone" }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, notFoundPage: { description: "Id of the page shown for an unknown address.", $ref: "../shared/definitions.schema.json#/definitions/id" }, frameHosts: { description: "Hosts whose players may be embedded.", type: "array", maxItems: 20, items: { type: "string", pattern: "^https://[a-z0-9.-]+$" } }, header: { title: "Site header", type: "object", additionalProperties: !1, required: ["contentID", "logo", "sections", "labels"], properties: { labels: { title: "Header labels", description: "Words of the header itself.", type: "object", additionalProperties: !1, required: ["skip", "home", "navigation", "openMenu", "closeMenu"], properties: { skip: { description: "First link of every page; leads past the header.", $ref: "../shared/definitions.schema.json#/definitions/label" }, home: { description: "Names the link on the logo.", $ref: "../shared/definitions.schema.json#/definitions/label" }, navigation: { description: "Names the navigation for people who do not see it.", $ref: "../shared/definitions.schema.json#/definitions/label" }, openMenu: { description: "Opens the menu on a narrow screen.", $ref: "../shared/definitions.schema.json#/definitions/label" }, closeMenu: { description: "Closes that menu.", $ref: "../shared/definitions.schema.json#/definitions/label" } } }, contentID: { description: "Id under which the content service serves the header.", type: "integer" }, logo: { $ref: "../shared/definitions.schema.json#/definitions/image" }, primaryCta: { $ref: "../shared/definitions.schema.json#/definitions/link" }, secondaryCta: { $ref: "../shared/definitions.schema.json#/definitions/link" }, sections: { description: "Top-level sections.", type: "array", maxItems: 10, items: { $ref: "../shared/definitions.schema.json#/definitions/link" } } } }, footer: { title: "Site footer", type: "object", additionalProperties: !1, required: ["contentID", "logo", "copyrightMessage", "primaryLinks", "secondaryLinks", "socialIcons"], properties: { contentID: { description: "Id under which the content service serves the footer.", type: "integer" }, logo: { $ref: "../shared/definitions.schema.json#/definitions/image" }, copyrightMessage: { description: "Text after the copyright sign and the current year.", $ref: "../shared/definitions.schema.json#/definitions/label" }, primaryLinks: { type: "array", maxItems: 20, items: { $ref: "../shared/definitions.schema.json#/definitions/link" } }, secondaryLinks: { type: "array", maxItems: 20, items: { $ref: "../shared/definitions.schema.json#/definitions/link" } }, socialIcons: { type: "array", maxItems: 10, items: { title: "Social icon", type: "object", additionalProperties: !1, required: ["label", "href", "icon"], properties: { label: { $ref: "../shared/definitions.schema.json#/definitions/label" }, href: { $ref: "../shared/definitions.schema.json#/definitions/href" }, icon: { $ref: "../shared/definitions.schema.json#/definitions/image" } } } } } }, previewBar: { title: "Preview bar", type: "object", additionalProperties: !1, required: ["exitLabel", "question"], properties: { exitLabel: { $ref: "../shared/definitions.schema.json#/definitions/label" }, question: { $ref: "../shared/definitions.schema.json#/definitions/label" } } }, messages: { title: "Site messages", type: "object", additionalProperties: !1, required: ["loading", "errorTitle", "errorText", "fieldErrors"], properties: { loading: { description: "Shown while a page loads.", $ref: "../shared/definitions.schema.json#/definitions/label" }, errorTitle: { description: "Heading of the page shown when something failed.", $ref: "../shared/definitions.schema.json#/definitions/label" }, errorText: { $ref: "../shared/definitions.schema.json#/definitions/label" }, fieldErrors: { $ref: "../shared/messages.schema.json" } } } }, definitions: { phone: { title: "Phone", type: "string", minLength: 3, maxLength: 40 } } }, schema482 = { description: "BCP 47 language tag, lower case.", type: "string", pattern: "^[a-z]{2}(-[a-z]{2})?$" }, schema484 = { title: "Phone", type: "string", minLength: 3, maxLength: 40 }, pattern81 = new RegExp("^[a-z]{2}(-[a-z]{2})?$", "u"), pattern84 = new RegExp("^https://[a-z0-9.-]+$", "u");
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.src === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.alt === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.width === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.height === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "src" || key0 === "alt" || key0 === "width" || key0 === "height")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.src !== void 0) {
      let data0 = data.src;
      if (typeof data0 == "string") {
        if (func3(data0) > 2e3) {
          let err5 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern2.test(data0)) {
          let err6 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.alt !== void 0) {
      let data1 = data.alt;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err8 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.width !== void 0) {
      let data2 = data.width;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data3 = data.height;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err15 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate271.errors = vErrors, errors === 0;
}
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern2.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema59.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema59.properties.target.enum, parentSchema: schema59.properties.target, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate273.errors = vErrors, errors === 0;
}
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.brand === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brand" }, message: "must have required property 'brand'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.timeZone === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeZone" }, message: "must have required property 'timeZone'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.channel === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.hosts === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hosts" }, message: "must have required property 'hosts'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.phones === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phones" }, message: "must have required property 'phones'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.notFoundPage === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notFoundPage" }, message: "must have required property 'notFoundPage'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.header === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" }, message: "must have required property 'header'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.footer === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "footer" }, message: "must have required property 'footer'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.previewBar === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previewBar" }, message: "must have required property 'previewBar'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.messages === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" }, message: "must have required property 'messages'", schema: schema478.required, parentSchema: schema478, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema478.properties, key0)) {
        let err14 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema478, data };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err15 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "site") {
        let err17 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "site" }, message: "must be equal to constant", schema: "site", parentSchema: schema478.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err18 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!pattern0.test(data2)) {
          let err19 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err21 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema478.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.brand !== void 0) {
      let data4 = data.brand;
      if (typeof data4 == "string") {
        if (func3(data4) > 300) {
          let err22 = { instancePath: instancePath + "/brand", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data4 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data4) < 1) {
          let err23 = { instancePath: instancePath + "/brand", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data4 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/brand", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data4 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.language !== void 0) {
      let data5 = data.language;
      if (typeof data5 == "string") {
        if (!pattern81.test(data5)) {
          let err25 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}(-[a-z]{2})?$" }, message: 'must match pattern "^[a-z]{2}(-[a-z]{2})?$"', schema: "^[a-z]{2}(-[a-z]{2})?$", parentSchema: schema482, data: data5 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema482.type, parentSchema: schema482, data: data5 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.timeZone !== void 0) {
      let data6 = data.timeZone;
      if (typeof data6 == "string") {
        if (func3(data6) > 60) {
          let err27 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema478.properties.timeZone, data: data6 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (func3(data6) < 1) {
          let err28 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema478.properties.timeZone, data: data6 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema478.properties.timeZone.type, parentSchema: schema478.properties.timeZone, data: data6 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.channel !== void 0) {
      let data7 = data.channel;
      if (typeof data7 == "string") {
        if (func3(data7) > 60) {
          let err30 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema478.properties.channel, data: data7 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (func3(data7) < 1) {
          let err31 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema478.properties.channel, data: data7 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema478.properties.channel.type, parentSchema: schema478.properties.channel, data: data7 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.hosts !== void 0) {
      let data8 = data.hosts;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          let err33 = { instancePath: instancePath + "/hosts", schemaPath: "#/properties/hosts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema478.properties.hosts, data: data8 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.contains === void 0) {
              let err34 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/required", keyword: "required", params: { missingProperty: "contains" }, message: "must have required property 'contains'", schema: schema478.properties.hosts.items.required, parentSchema: schema478.properties.hosts.items, data: data9 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (data9.titlePrefix === void 0) {
              let err35 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/required", keyword: "required", params: { missingProperty: "titlePrefix" }, message: "must have required property 'titlePrefix'", schema: schema478.properties.hosts.items.required, parentSchema: schema478.properties.hosts.items, data: data9 };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            for (let key1 in data9)
              if (!(key1 === "contains" || key1 === "titlePrefix")) {
                let err36 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema478.properties.hosts.items, data: data9 };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            if (data9.contains !== void 0) {
              let data10 = data9.contains;
              if (typeof data10 == "string") {
                if (func3(data10) > 100) {
                  let err37 = { instancePath: instancePath + "/hosts/" + i0 + "/contains", schemaPath: "#/properties/hosts/items/properties/contains/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema478.properties.hosts.items.properties.contains, data: data10 };
                  vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
                if (func3(data10) < 1) {
                  let err38 = { instancePath: instancePath + "/hosts/" + i0 + "/contains", schemaPath: "#/properties/hosts/items/properties/contains/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema478.properties.hosts.items.properties.contains, data: data10 };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                }
              } else {
                let err39 = { instancePath: instancePath + "/hosts/" + i0 + "/contains", schemaPath: "#/properties/hosts/items/properties/contains/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema478.properties.hosts.items.properties.contains.type, parentSchema: schema478.properties.hosts.items.properties.contains, data: data10 };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
            }
            if (data9.titlePrefix !== void 0) {
              let data11 = data9.titlePrefix;
              if (typeof data11 == "string") {
                if (func3(data11) > 40) {
                  let err40 = { instancePath: instancePath + "/hosts/" + i0 + "/titlePrefix", schemaPath: "#/properties/hosts/items/properties/titlePrefix/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema478.properties.hosts.items.properties.titlePrefix, data: data11 };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
                if (func3(data11) < 1) {
                  let err41 = { instancePath: instancePath + "/hosts/" + i0 + "/titlePrefix", schemaPath: "#/properties/hosts/items/properties/titlePrefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema478.properties.hosts.items.properties.titlePrefix, data: data11 };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
              } else {
                let err42 = { instancePath: instancePath + "/hosts/" + i0 + "/titlePrefix", schemaPath: "#/properties/hosts/items/properties/titlePrefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema478.properties.hosts.items.properties.titlePrefix.type, parentSchema: schema478.properties.hosts.items.properties.titlePrefix, data: data11 };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
            }
          } else {
            let err43 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema478.properties.hosts.items.type, parentSchema: schema478.properties.hosts.items, data: data9 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
      } else {
        let err44 = { instancePath: instancePath + "/hosts", schemaPath: "#/properties/hosts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema478.properties.hosts.type, parentSchema: schema478.properties.hosts, data: data8 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.phones !== void 0) {
      let data12 = data.phones;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        for (let key2 in data12) {
          let _errs31 = errors;
          if (typeof key2 == "string") {
            if (func3(key2) > 80) {
              let err45 = { instancePath: instancePath + "/phones", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema109, data: key2, propertyName: key2 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            if (!pattern17.test(key2)) {
              let err46 = { instancePath: instancePath + "/phones", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema109, data: key2, propertyName: key2 };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
          } else {
            let err47 = { instancePath: instancePath + "/phones", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.type, parentSchema: schema109, data: key2, propertyName: key2 };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
          var valid8 = _errs31 === errors;
          if (!valid8) {
            let err48 = { instancePath: instancePath + "/phones", schemaPath: "#/properties/phones/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema478.properties.phones.propertyNames, parentSchema: schema478.properties.phones, data: data12 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
        for (let key3 in data12) {
          let data13 = data12[key3];
          if (typeof data13 == "string") {
            if (func3(data13) > 40) {
              let err49 = { instancePath: instancePath + "/phones/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/phone/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema484, data: data13 };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (func3(data13) < 3) {
              let err50 = { instancePath: instancePath + "/phones/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/phone/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters", schema: 3, parentSchema: schema484, data: data13 };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          } else {
            let err51 = { instancePath: instancePath + "/phones/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/phone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema484.type, parentSchema: schema484, data: data13 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
      } else {
        let err52 = { instancePath: instancePath + "/phones", schemaPath: "#/properties/phones/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema478.properties.phones.type, parentSchema: schema478.properties.phones, data: data12 };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.notFoundPage !== void 0) {
      let data14 = data.notFoundPage;
      if (typeof data14 == "string") {
        if (func3(data14) > 80) {
          let err53 = { instancePath: instancePath + "/notFoundPage", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data14 };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        if (!pattern0.test(data14)) {
          let err54 = { instancePath: instancePath + "/notFoundPage", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data14 };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
      } else {
        let err55 = { instancePath: instancePath + "/notFoundPage", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data14 };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.frameHosts !== void 0) {
      let data15 = data.frameHosts;
      if (Array.isArray(data15)) {
        if (data15.length > 20) {
          let err56 = { instancePath: instancePath + "/frameHosts", schemaPath: "#/properties/frameHosts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema478.properties.frameHosts, data: data15 };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
        let len1 = data15.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data16 = data15[i1];
          if (typeof data16 == "string") {
            if (!pattern84.test(data16)) {
              let err57 = { instancePath: instancePath + "/frameHosts/" + i1, schemaPath: "#/properties/frameHosts/items/pattern", keyword: "pattern", params: { pattern: "^https://[a-z0-9.-]+$" }, message: 'must match pattern "^https://[a-z0-9.-]+$"', schema: "^https://[a-z0-9.-]+$", parentSchema: schema478.properties.frameHosts.items, data: data16 };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          } else {
            let err58 = { instancePath: instancePath + "/frameHosts/" + i1, schemaPath: "#/properties/frameHosts/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema478.properties.frameHosts.items.type, parentSchema: schema478.properties.frameHosts.items, data: data16 };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        }
      } else {
        let err59 = { instancePath: instancePath + "/frameHosts", schemaPath: "#/properties/frameHosts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema478.properties.frameHosts.type, parentSchema: schema478.properties.frameHosts, data: data15 };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
    if (data.header !== void 0) {
      let data17 = data.header;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.contentID === void 0) {
          let err60 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "contentID" }, message: "must have required property 'contentID'", schema: schema478.properties.header.required, parentSchema: schema478.properties.header, data: data17 };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        if (data17.logo === void 0) {
          let err61 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "logo" }, message: "must have required property 'logo'", schema: schema478.properties.header.required, parentSchema: schema478.properties.header, data: data17 };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        if (data17.sections === void 0) {
          let err62 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "sections" }, message: "must have required property 'sections'", schema: schema478.properties.header.required, parentSchema: schema478.properties.header, data: data17 };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        if (data17.labels === void 0) {
          let err63 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "labels" }, message: "must have required property 'labels'", schema: schema478.properties.header.required, parentSchema: schema478.properties.header, data: data17 };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
        for (let key4 in data17)
          if (!(key4 === "labels" || key4 === "contentID" || key4 === "logo" || key4 === "primaryCta" || key4 === "secondaryCta" || key4 === "sections")) {
            let err64 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema478.properties.header, data: data17 };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
        if (data17.labels !== void 0) {
          let data18 = data17.labels;
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.skip === void 0) {
              let err65 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/required", keyword: "required", params: { missingProperty: "skip" }, message: "must have required property 'skip'", schema: schema478.properties.header.properties.labels.required, parentSchema: schema478.properties.header.properties.labels, data: data18 };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
            if (data18.home === void 0) {
              let err66 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/required", keyword: "required", params: { missingProperty: "home" }, message: "must have required property 'home'", schema: schema478.properties.header.properties.labels.required, parentSchema: schema478.properties.header.properties.labels, data: data18 };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
            if (data18.navigation === void 0) {
              let err67 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/required", keyword: "required", params: { missingProperty: "navigation" }, message: "must have required property 'navigation'", schema: schema478.properties.header.properties.labels.required, parentSchema: schema478.properties.header.properties.labels, data: data18 };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
            if (data18.openMenu === void 0) {
              let err68 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/required", keyword: "required", params: { missingProperty: "openMenu" }, message: "must have required property 'openMenu'", schema: schema478.properties.header.properties.labels.required, parentSchema: schema478.properties.header.properties.labels, data: data18 };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
            if (data18.closeMenu === void 0) {
              let err69 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/required", keyword: "required", params: { missingProperty: "closeMenu" }, message: "must have required property 'closeMenu'", schema: schema478.properties.header.properties.labels.required, parentSchema: schema478.properties.header.properties.labels, data: data18 };
              vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
            for (let key5 in data18)
              if (!(key5 === "skip" || key5 === "home" || key5 === "navigation" || key5 === "openMenu" || key5 === "closeMenu")) {
                let err70 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema478.properties.header.properties.labels, data: data18 };
                vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
              }
            if (data18.skip !== void 0) {
              let data19 = data18.skip;
              if (typeof data19 == "string") {
                if (func3(data19) > 300) {
                  let err71 = { instancePath: instancePath + "/header/labels/skip", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data19 };
                  vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                }
                if (func3(data19) < 1) {
                  let err72 = { instancePath: instancePath + "/header/labels/skip", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data19 };
                  vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                }
              } else {
                let err73 = { instancePath: instancePath + "/header/labels/skip", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data19 };
                vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
              }
            }
            if (data18.home !== void 0) {
              let data20 = data18.home;
              if (typeof data20 == "string") {
                if (func3(data20) > 300) {
                  let err74 = { instancePath: instancePath + "/header/labels/home", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data20 };
                  vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                }
                if (func3(data20) < 1) {
                  let err75 = { instancePath: instancePath + "/header/labels/home", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data20 };
                  vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                }
              } else {
                let err76 = { instancePath: instancePath + "/header/labels/home", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data20 };
                vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
              }
            }
            if (data18.navigation !== void 0) {
              let data21 = data18.navigation;
              if (typeof data21 == "string") {
                if (func3(data21) > 300) {
                  let err77 = { instancePath: instancePath + "/header/labels/navigation", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data21 };
                  vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                }
                if (func3(data21) < 1) {
                  let err78 = { instancePath: instancePath + "/header/labels/navigation", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data21 };
                  vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                }
              } else {
                let err79 = { instancePath: instancePath + "/header/labels/navigation", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data21 };
                vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
              }
            }
            if (data18.openMenu !== void 0) {
              let data22 = data18.openMenu;
              if (typeof data22 == "string") {
                if (func3(data22) > 300) {
                  let err80 = { instancePath: instancePath + "/header/labels/openMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data22 };
                  vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                }
                if (func3(data22) < 1) {
                  let err81 = { instancePath: instancePath + "/header/labels/openMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data22 };
                  vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                }
              } else {
                let err82 = { instancePath: instancePath + "/header/labels/openMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data22 };
                vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
              }
            }
            if (data18.closeMenu !== void 0) {
              let data23 = data18.closeMenu;
              if (typeof data23 == "string") {
                if (func3(data23) > 300) {
                  let err83 = { instancePath: instancePath + "/header/labels/closeMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data23 };
                  vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                }
                if (func3(data23) < 1) {
                  let err84 = { instancePath: instancePath + "/header/labels/closeMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data23 };
                  vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                }
              } else {
                let err85 = { instancePath: instancePath + "/header/labels/closeMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data23 };
                vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
              }
            }
          } else {
            let err86 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema478.properties.header.properties.labels.type, parentSchema: schema478.properties.header.properties.labels, data: data18 };
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
          }
        }
        if (data17.contentID !== void 0) {
          let data24 = data17.contentID;
          if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
            let err87 = { instancePath: instancePath + "/header/contentID", schemaPath: "#/properties/header/properties/contentID/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema478.properties.header.properties.contentID.type, parentSchema: schema478.properties.header.properties.contentID, data: data24 };
            vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
          }
        }
        if (data17.logo !== void 0 && (validate271(data17.logo, { instancePath: instancePath + "/header/logo", parentData: data17, parentDataProperty: "logo", rootData }) || (vErrors = gather(vErrors, validate271.errors), errors = vErrors.length)), data17.primaryCta !== void 0 && (validate273(data17.primaryCta, { instancePath: instancePath + "/header/primaryCta", parentData: data17, parentDataProperty: "primaryCta", rootData }) || (vErrors = gather(vErrors, validate273.errors), errors = vErrors.length)), data17.secondaryCta !== void 0 && (validate273(data17.secondaryCta, { instancePath: instancePath + "/header/secondaryCta", parentData: data17, parentDataProperty: "secondaryCta", rootData }) || (vErrors = gather(vErrors, validate273.errors), errors = vErrors.length)), data17.sections !== void 0) {
          let data28 = data17.sections;
          if (Array.isArray(data28)) {
            if (data28.length > 10) {
              let err88 = { instancePath: instancePath + "/header/sections", schemaPath: "#/properties/header/properties/sections/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema478.properties.header.properties.sections, data: data28 };
              vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
            }
            let len2 = data28.length;
            for (let i2 = 0; i2 < len2; i2++)
              validate273(data28[i2], { instancePath: instancePath + "/header/sections/" + i2, parentData: data28, parentDataProperty: i2, rootData }) || (vErrors = gather(vErrors, validate273.errors), errors = vErrors.length);
          } else {
            let err89 = { instancePath: instancePath + "/header/sections", schemaPath: "#/properties/header/properties/sections/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema478.properties.header.properties.sections.type, parentSchema: schema478.properties.header.properties.sections, data: data28 };
            vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
          }
        }
      } else {
        let err90 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema478.properties.header.type, parentSchema: schema478.properties.header, data: data17 };
        vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
      }
    }
    if (data.footer !== void 0) {
      let data30 = data.footer;
      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
        if (data30.contentID === void 0) {
          let err91 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "contentID" }, message: "must have required property 'contentID'", schema: schema478.properties.footer.required, parentSchema: schema478.properties.footer, data: data30 };
          vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
        }
        if (data30.logo === void 0) {
          let err92 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "logo" }, message: "must have required property 'logo'", schema: schema478.properties.footer.required, parentSchema: schema478.properties.footer, data: data30 };
          vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
        }
        if (data30.copyrightMessage === void 0) {
          let err93 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "copyrightMessage" }, message: "must have required property 'copyrightMessage'", schema: schema478.properties.footer.required, parentSchema: schema478.properties.footer, data: data30 };
          vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
        }
        if (data30.primaryLinks === void 0) {
          let err94 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "primaryLinks" }, message: "must have required property 'primaryLinks'", schema: schema478.properties.footer.required, parentSchema: schema478.properties.footer, data: data30 };
          vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
        }
        if (data30.secondaryLinks === void 0) {
          let err95 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "secondaryLinks" }, message: "must have required property 'secondaryLinks'", schema: schema478.properties.footer.required, parentSchema: schema478.properties.footer, data: data30 };
          vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
        }
        if (data30.socialIcons === void 0) {
          let err96 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "socialIcons" }, message: "must have required property 'socialIcons'", schema: schema478.properties.footer.required, parentSchema: schema478.properties.footer, data: data30 };
          vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
        }
        for (let key6 in data30)
          if (!(key6 === "contentID" || key6 === "logo" || key6 === "copyrightMessage" || key6 === "primaryLinks" || key6 === "secondaryLinks" || key6 === "socialIcons")) {
            let err97 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema478.properties.footer, data: data30 };
            vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
          }
        if (data30.contentID !== void 0) {
          let data31 = data30.contentID;
          if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
            let err98 = { instancePath: instancePath + "/footer/contentID", schemaPath: "#/properties/footer/properties/contentID/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema478.properties.footer.properties.contentID.type, parentSchema: schema478.properties.footer.properties.contentID, data: data31 };
            vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
          }
        }
        if (data30.logo !== void 0 && (validate271(data30.logo, { instancePath: instancePath + "/footer/logo", parentData: data30, parentDataProperty: "logo", rootData }) || (vErrors = gather(vErrors, validate271.errors), errors = vErrors.length)), data30.copyrightMessage !== void 0) {
          let data33 = data30.copyrightMessage;
          if (typeof data33 == "string") {
            if (func3(data33) > 300) {
              let err99 = { instancePath: instancePath + "/footer/copyrightMessage", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data33 };
              vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
            }
            if (func3(data33) < 1) {
              let err100 = { instancePath: instancePath + "/footer/copyrightMessage", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data33 };
              vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
            }
          } else {
            let err101 = { instancePath: instancePath + "/footer/copyrightMessage", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data33 };
            vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
          }
        }
        if (data30.primaryLinks !== void 0) {
          let data34 = data30.primaryLinks;
          if (Array.isArray(data34)) {
            if (data34.length > 20) {
              let err102 = { instancePath: instancePath + "/footer/primaryLinks", schemaPath: "#/properties/footer/properties/primaryLinks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema478.properties.footer.properties.primaryLinks, data: data34 };
              vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
            }
            let len3 = data34.length;
            for (let i3 = 0; i3 < len3; i3++)
              validate273(data34[i3], { instancePath: instancePath + "/footer/primaryLinks/" + i3, parentData: data34, parentDataProperty: i3, rootData }) || (vErrors = gather(vErrors, validate273.errors), errors = vErrors.length);
          } else {
            let err103 = { instancePath: instancePath + "/footer/primaryLinks", schemaPath: "#/properties/footer/properties/primaryLinks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema478.properties.footer.properties.primaryLinks.type, parentSchema: schema478.properties.footer.properties.primaryLinks, data: data34 };
            vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
          }
        }
        if (data30.secondaryLinks !== void 0) {
          let data36 = data30.secondaryLinks;
          if (Array.isArray(data36)) {
            if (data36.length > 20) {
              let err104 = { instancePath: instancePath + "/footer/secondaryLinks", schemaPath: "#/properties/footer/properties/secondaryLinks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema478.properties.footer.properties.secondaryLinks, data: data36 };
              vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
            }
            let len4 = data36.length;
            for (let i4 = 0; i4 < len4; i4++)
              validate273(data36[i4], { instancePath: instancePath + "/footer/secondaryLinks/" + i4, parentData: data36, parentDataProperty: i4, rootData }) || (vErrors = gather(vErrors, validate273.errors), errors = vErrors.length);
          } else {
            let err105 = { instancePath: instancePath + "/footer/secondaryLinks", schemaPath: "#/properties/footer/properties/secondaryLinks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema478.properties.footer.properties.secondaryLinks.type, parentSchema: schema478.properties.footer.properties.secondaryLinks, data: data36 };
            vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
          }
        }
        if (data30.socialIcons !== void 0) {
          let data38 = data30.socialIcons;
          if (Array.isArray(data38)) {
            if (data38.length > 10) {
              let err106 = { instancePath: instancePath + "/footer/socialIcons", schemaPath: "#/properties/footer/properties/socialIcons/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema478.properties.footer.properties.socialIcons, data: data38 };
              vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
            }
            let len5 = data38.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data39 = data38[i5];
              if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                if (data39.label === void 0) {
                  let err107 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema478.properties.footer.properties.socialIcons.items.required, parentSchema: schema478.properties.footer.properties.socialIcons.items, data: data39 };
                  vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                }
                if (data39.href === void 0) {
                  let err108 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema478.properties.footer.properties.socialIcons.items.required, parentSchema: schema478.properties.footer.properties.socialIcons.items, data: data39 };
                  vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                }
                if (data39.icon === void 0) {
                  let err109 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/required", keyword: "required", params: { missingProperty: "icon" }, message: "must have required property 'icon'", schema: schema478.properties.footer.properties.socialIcons.items.required, parentSchema: schema478.properties.footer.properties.socialIcons.items, data: data39 };
                  vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                }
                for (let key7 in data39)
                  if (!(key7 === "label" || key7 === "href" || key7 === "icon")) {
                    let err110 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema478.properties.footer.properties.socialIcons.items, data: data39 };
                    vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
                  }
                if (data39.label !== void 0) {
                  let data40 = data39.label;
                  if (typeof data40 == "string") {
                    if (func3(data40) > 300) {
                      let err111 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data40 };
                      vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
                    }
                    if (func3(data40) < 1) {
                      let err112 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data40 };
                      vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
                    }
                  } else {
                    let err113 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data40 };
                    vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                  }
                }
                if (data39.href !== void 0) {
                  let data41 = data39.href;
                  if (typeof data41 == "string") {
                    if (func3(data41) > 2e3) {
                      let err114 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data41 };
                      vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                    }
                    if (!pattern2.test(data41)) {
                      let err115 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data41 };
                      vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                    }
                  } else {
                    let err116 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data41 };
                    vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                  }
                }
                data39.icon !== void 0 && (validate271(data39.icon, { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon", parentData: data39, parentDataProperty: "icon", rootData }) || (vErrors = gather(vErrors, validate271.errors), errors = vErrors.length));
              } else {
                let err117 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema478.properties.footer.properties.socialIcons.items.type, parentSchema: schema478.properties.footer.properties.socialIcons.items, data: data39 };
                vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
              }
            }
          } else {
            let err118 = { instancePath: instancePath + "/footer/socialIcons", schemaPath: "#/properties/footer/properties/socialIcons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema478.properties.footer.properties.socialIcons.type, parentSchema: schema478.properties.footer.properties.socialIcons, data: data38 };
            vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
          }
        }
      } else {
        let err119 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema478.properties.footer.type, parentSchema: schema478.properties.footer, data: data30 };
        vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
      }
    }
    if (data.previewBar !== void 0) {
      let data43 = data.previewBar;
      if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
        if (data43.exitLabel === void 0) {
          let err120 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/required", keyword: "required", params: { missingProperty: "exitLabel" }, message: "must have required property 'exitLabel'", schema: schema478.properties.previewBar.required, parentSchema: schema478.properties.previewBar, data: data43 };
          vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
        }
        if (data43.question === void 0) {
          let err121 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'", schema: schema478.properties.previewBar.required, parentSchema: schema478.properties.previewBar, data: data43 };
          vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
        }
        for (let key8 in data43)
          if (!(key8 === "exitLabel" || key8 === "question")) {
            let err122 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema478.properties.previewBar, data: data43 };
            vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
          }
        if (data43.exitLabel !== void 0) {
          let data44 = data43.exitLabel;
          if (typeof data44 == "string") {
            if (func3(data44) > 300) {
              let err123 = { instancePath: instancePath + "/previewBar/exitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data44 };
              vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
            }
            if (func3(data44) < 1) {
              let err124 = { instancePath: instancePath + "/previewBar/exitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data44 };
              vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
            }
          } else {
            let err125 = { instancePath: instancePath + "/previewBar/exitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data44 };
            vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
          }
        }
        if (data43.question !== void 0) {
          let data45 = data43.question;
          if (typeof data45 == "string") {
            if (func3(data45) > 300) {
              let err126 = { instancePath: instancePath + "/previewBar/question", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data45 };
              vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
            }
            if (func3(data45) < 1) {
              let err127 = { instancePath: instancePath + "/previewBar/question", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data45 };
              vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
            }
          } else {
            let err128 = { instancePath: instancePath + "/previewBar/question", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data45 };
            vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
          }
        }
      } else {
        let err129 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema478.properties.previewBar.type, parentSchema: schema478.properties.previewBar, data: data43 };
        vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
      }
    }
    if (data.messages !== void 0) {
      let data46 = data.messages;
      if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
        if (data46.loading === void 0) {
          let err130 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "loading" }, message: "must have required property 'loading'", schema: schema478.properties.messages.required, parentSchema: schema478.properties.messages, data: data46 };
          vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
        }
        if (data46.errorTitle === void 0) {
          let err131 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "errorTitle" }, message: "must have required property 'errorTitle'", schema: schema478.properties.messages.required, parentSchema: schema478.properties.messages, data: data46 };
          vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
        }
        if (data46.errorText === void 0) {
          let err132 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "errorText" }, message: "must have required property 'errorText'", schema: schema478.properties.messages.required, parentSchema: schema478.properties.messages, data: data46 };
          vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
        }
        if (data46.fieldErrors === void 0) {
          let err133 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "fieldErrors" }, message: "must have required property 'fieldErrors'", schema: schema478.properties.messages.required, parentSchema: schema478.properties.messages, data: data46 };
          vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
        }
        for (let key9 in data46)
          if (!(key9 === "loading" || key9 === "errorTitle" || key9 === "errorText" || key9 === "fieldErrors")) {
            let err134 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema478.properties.messages, data: data46 };
            vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
          }
        if (data46.loading !== void 0) {
          let data47 = data46.loading;
          if (typeof data47 == "string") {
            if (func3(data47) > 300) {
              let err135 = { instancePath: instancePath + "/messages/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data47 };
              vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
            }
            if (func3(data47) < 1) {
              let err136 = { instancePath: instancePath + "/messages/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data47 };
              vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
            }
          } else {
            let err137 = { instancePath: instancePath + "/messages/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data47 };
            vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
          }
        }
        if (data46.errorTitle !== void 0) {
          let data48 = data46.errorTitle;
          if (typeof data48 == "string") {
            if (func3(data48) > 300) {
              let err138 = { instancePath: instancePath + "/messages/errorTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data48 };
              vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
            }
            if (func3(data48) < 1) {
              let err139 = { instancePath: instancePath + "/messages/errorTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data48 };
              vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
            }
          } else {
            let err140 = { instancePath: instancePath + "/messages/errorTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data48 };
            vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
          }
        }
        if (data46.errorText !== void 0) {
          let data49 = data46.errorText;
          if (typeof data49 == "string") {
            if (func3(data49) > 300) {
              let err141 = { instancePath: instancePath + "/messages/errorText", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data49 };
              vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
            }
            if (func3(data49) < 1) {
              let err142 = { instancePath: instancePath + "/messages/errorText", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data49 };
              vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
            }
          } else {
            let err143 = { instancePath: instancePath + "/messages/errorText", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data49 };
            vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
          }
        }
        data46.fieldErrors !== void 0 && (validate122(data46.fieldErrors, { instancePath: instancePath + "/messages/fieldErrors", parentData: data46, parentDataProperty: "fieldErrors", rootData }) || (vErrors = gather(vErrors, validate122.errors), errors = vErrors.length));
      } else {
        let err144 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema478.properties.messages.type, parentSchema: schema478.properties.messages, data: data46 };
        vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
      }
    }
  } else {
    let err145 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema478.type, parentSchema: schema478, data };
    vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
  }
  return validate270.errors = vErrors, errors === 0;
}
var schema504 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Content", description: "A named list of typed items, as a headless content service keeps them.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "referenceName", "language", "items"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "content" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, referenceName: { description: "Name under which the list is read.", type: "string", pattern: "^[a-z][a-z0-9]*$", maxLength: 80 }, language: { $ref: "../shared/definitions.schema.json#/definitions/language" }, items: { type: "array", maxItems: 5e3, items: { title: "Content item", type: "object", additionalProperties: !1, required: ["contentID", "fields"], properties: { contentID: { description: "Unique among all items of a language.", type: "integer", minimum: 1 }, fields: { description: `The item's fields; {"contentID": n} links to another item.`, type: "object", additionalProperties: !0, propertyNames: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" } } } } } } }, pattern89 = new RegExp("^[a-z][a-z0-9]*$", "u"), pattern91 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema504.required, parentSchema: schema504, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema504.required, parentSchema: schema504, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema504.required, parentSchema: schema504, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.referenceName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "referenceName" }, message: "must have required property 'referenceName'", schema: schema504.required, parentSchema: schema504, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'", schema: schema504.required, parentSchema: schema504, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.items === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema504.required, parentSchema: schema504, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "referenceName" || key0 === "language" || key0 === "items")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema504, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err7 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "content") {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "content" }, message: "must be equal to constant", schema: "content", parentSchema: schema504.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern0.test(data2)) {
          let err11 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err13 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema504.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.referenceName !== void 0) {
      let data4 = data.referenceName;
      if (typeof data4 == "string") {
        if (func3(data4) > 80) {
          let err14 = { instancePath: instancePath + "/referenceName", schemaPath: "#/properties/referenceName/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema504.properties.referenceName, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!pattern89.test(data4)) {
          let err15 = { instancePath: instancePath + "/referenceName", schemaPath: "#/properties/referenceName/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*$" }, message: 'must match pattern "^[a-z][a-z0-9]*$"', schema: "^[a-z][a-z0-9]*$", parentSchema: schema504.properties.referenceName, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/referenceName", schemaPath: "#/properties/referenceName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema504.properties.referenceName.type, parentSchema: schema504.properties.referenceName, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.language !== void 0) {
      let data5 = data.language;
      if (typeof data5 == "string") {
        if (!pattern81.test(data5)) {
          let err17 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}(-[a-z]{2})?$" }, message: 'must match pattern "^[a-z]{2}(-[a-z]{2})?$"', schema: "^[a-z]{2}(-[a-z]{2})?$", parentSchema: schema482, data: data5 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema482.type, parentSchema: schema482, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.items !== void 0) {
      let data6 = data.items;
      if (Array.isArray(data6)) {
        if (data6.length > 5e3) {
          let err19 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 5e3 }, message: "must NOT have more than 5000 items", schema: 5e3, parentSchema: schema504.properties.items, data: data6 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.contentID === void 0) {
              let err20 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "contentID" }, message: "must have required property 'contentID'", schema: schema504.properties.items.items.required, parentSchema: schema504.properties.items.items, data: data7 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data7.fields === void 0) {
              let err21 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'", schema: schema504.properties.items.items.required, parentSchema: schema504.properties.items.items, data: data7 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            for (let key1 in data7)
              if (!(key1 === "contentID" || key1 === "fields")) {
                let err22 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema504.properties.items.items, data: data7 };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            if (data7.contentID !== void 0) {
              let data8 = data7.contentID;
              if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                let err23 = { instancePath: instancePath + "/items/" + i0 + "/contentID", schemaPath: "#/properties/items/items/properties/contentID/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema504.properties.items.items.properties.contentID.type, parentSchema: schema504.properties.items.items.properties.contentID, data: data8 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
              if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
                let err24 = { instancePath: instancePath + "/items/" + i0 + "/contentID", schemaPath: "#/properties/items/items/properties/contentID/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema504.properties.items.items.properties.contentID, data: data8 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data7.fields !== void 0) {
              let data9 = data7.fields;
              if (data9 && typeof data9 == "object" && !Array.isArray(data9))
                for (let key2 in data9) {
                  let _errs24 = errors;
                  if (typeof key2 == "string" && !pattern91.test(key2)) {
                    let err25 = { instancePath: instancePath + "/items/" + i0 + "/fields", schemaPath: "#/properties/items/items/properties/fields/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"', schema: "^[A-Za-z][A-Za-z0-9_]*$", parentSchema: schema504.properties.items.items.properties.fields.propertyNames, data: key2, propertyName: key2 };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                  }
                  var valid7 = _errs24 === errors;
                  if (!valid7) {
                    let err26 = { instancePath: instancePath + "/items/" + i0 + "/fields", schemaPath: "#/properties/items/items/properties/fields/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema504.properties.items.items.properties.fields.propertyNames, parentSchema: schema504.properties.items.items.properties.fields, data: data9 };
                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                  }
                }
              else {
                let err27 = { instancePath: instancePath + "/items/" + i0 + "/fields", schemaPath: "#/properties/items/items/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema504.properties.items.items.properties.fields.type, parentSchema: schema504.properties.items.items.properties.fields, data: data9 };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
          } else {
            let err28 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema504.properties.items.items.type, parentSchema: schema504.properties.items.items, data: data7 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema504.properties.items.type, parentSchema: schema504.properties.items, data: data6 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema504.type, parentSchema: schema504, data };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate282.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema11.required, parentSchema: schema11, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "page")
        validate11(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate11.errors), errors = vErrors.length);
      else if (tag0 === "journey")
        validate78(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate78.errors), errors = vErrors.length);
      else if (tag0 === "form")
        validate115(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate115.errors), errors = vErrors.length);
      else if (tag0 === "decision")
        validate261(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate261.errors), errors = vErrors.length);
      else if (tag0 === "operation")
        validate262(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate262.errors), errors = vErrors.length);
      else if (tag0 === "options")
        validate267(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate267.errors), errors = vErrors.length);
      else if (tag0 === "analytics")
        validate269(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate269.errors), errors = vErrors.length);
      else if (tag0 === "site")
        validate270(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate270.errors), errors = vErrors.length);
      else if (tag0 === "content")
        validate282(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate282.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf', schema: schema11.discriminator, parentSchema: schema11, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string', schema: schema11.discriminator, parentSchema: schema11, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
function gather(errors, further) {
  if (errors === null) return further;
  for (let error of further) errors.length < 1e3 && errors.push(error);
  return errors;
}
export {
  validateDocument
};
