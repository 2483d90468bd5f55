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

// validators.js
var validateDocument = validate10;
var schema12 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Page", description: "A page of the site: its address, search-engine record and zones of modules.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "path", "template", "title", "seo", "zones"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "page" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, path: { $ref: "../shared/definitions.schema.json#/definitions/path" }, template: { description: "Name of the template; letter case does not matter.", type: "string", minLength: 1, maxLength: 80 }, title: { $ref: "../shared/definitions.schema.json#/definitions/label" }, seo: { title: "Page SEO", type: "object", additionalProperties: !1, required: ["sitemapVisible"], properties: { metaDescription: { description: "Text of the description meta tag.", type: "string", maxLength: 500 }, metaKeywords: { description: "Text of the keywords meta tag.", type: "string", maxLength: 500 }, metaHTML: { description: "Extra meta and link tags for the head.", type: "string", maxLength: 5e3 }, sitemapVisible: { description: "Listed in the sitemap; a page that is not is marked noindex.", type: "boolean" } } }, header: { description: "Whether the site header shows on this page; shown when left out.", enum: ["shown", "hidden"] }, zones: { title: "Zones", type: "object", additionalProperties: !1, required: ["content"], properties: { content: { description: "The modules of the page, in order.", type: "array", maxItems: 200, items: { $ref: "../modules/module.schema.json" } } } } } };
var func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default, pattern0 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u"), pattern1 = new RegExp("^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$", "u");
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.journey === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "journey" }, message: "must have required property 'journey'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.step === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "journey" || key0 === "step" || key0 === "heading")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "form") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "form" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.journey !== void 0) {
      let data1 = data.journey;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err5 = { instancePath: instancePath + "/journey", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern0.test(data1)) {
          let err6 = { instancePath: instancePath + "/journey", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/journey", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.step !== void 0) {
      let data2 = data.step;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data3 = data.heading;
      if (typeof data3 == "string") {
        if (func3(data3) > 300) {
          let err11 = { instancePath: instancePath + "/heading", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data3) < 1) {
          let err12 = { instancePath: instancePath + "/heading", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/heading", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "form")
        validate14(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.path === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.template === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "template" }, message: "must have required property 'template'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.title === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.seo === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seo" }, message: "must have required property 'seo'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.zones === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zones" }, message: "must have required property 'zones'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema12.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err9 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "page") {
      let err11 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "page" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err12 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern0.test(data2)) {
          let err13 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.schemaVersion !== void 0 && data.schemaVersion !== 1) {
      let err15 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.path !== void 0) {
      let data4 = data.path;
      if (typeof data4 == "string") {
        if (func3(data4) > 300) {
          let err16 = { instancePath: instancePath + "/path", schemaPath: "../shared/definitions.schema.json#/definitions/path/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!pattern1.test(data4)) {
          let err17 = { instancePath: instancePath + "/path", schemaPath: "../shared/definitions.schema.json#/definitions/path/pattern", keyword: "pattern", params: { pattern: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$" }, message: 'must match pattern "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/path", schemaPath: "../shared/definitions.schema.json#/definitions/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.template !== void 0) {
      let data5 = data.template;
      if (typeof data5 == "string") {
        if (func3(data5) > 80) {
          let err19 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (func3(data5) < 1) {
          let err20 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.title !== void 0) {
      let data6 = data.title;
      if (typeof data6 == "string") {
        if (func3(data6) > 300) {
          let err22 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data6) < 1) {
          let err23 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.seo !== void 0) {
      let data7 = data.seo;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.sitemapVisible === void 0) {
          let err25 = { instancePath: instancePath + "/seo", schemaPath: "#/properties/seo/required", keyword: "required", params: { missingProperty: "sitemapVisible" }, message: "must have required property 'sitemapVisible'" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        for (let key1 in data7)
          if (!(key1 === "metaDescription" || key1 === "metaKeywords" || key1 === "metaHTML" || key1 === "sitemapVisible")) {
            let err26 = { instancePath: instancePath + "/seo", schemaPath: "#/properties/seo/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        if (data7.metaDescription !== void 0) {
          let data8 = data7.metaDescription;
          if (typeof data8 == "string") {
            if (func3(data8) > 500) {
              let err27 = { instancePath: instancePath + "/seo/metaDescription", schemaPath: "#/properties/seo/properties/metaDescription/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/seo/metaDescription", schemaPath: "#/properties/seo/properties/metaDescription/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data7.metaKeywords !== void 0) {
          let data9 = data7.metaKeywords;
          if (typeof data9 == "string") {
            if (func3(data9) > 500) {
              let err29 = { instancePath: instancePath + "/seo/metaKeywords", schemaPath: "#/properties/seo/properties/metaKeywords/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/seo/metaKeywords", schemaPath: "#/properties/seo/properties/metaKeywords/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        if (data7.metaHTML !== void 0) {
          let data10 = data7.metaHTML;
          if (typeof data10 == "string") {
            if (func3(data10) > 5e3) {
              let err31 = { instancePath: instancePath + "/seo/metaHTML", schemaPath: "#/properties/seo/properties/metaHTML/maxLength", keyword: "maxLength", params: { limit: 5e3 }, message: "must NOT have more than 5000 characters" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            let err32 = { instancePath: instancePath + "/seo/metaHTML", schemaPath: "#/properties/seo/properties/metaHTML/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data7.sitemapVisible !== void 0 && typeof data7.sitemapVisible != "boolean") {
          let err33 = { instancePath: instancePath + "/seo/sitemapVisible", schemaPath: "#/properties/seo/properties/sitemapVisible/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/seo", schemaPath: "#/properties/seo/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.header !== void 0) {
      let data12 = data.header;
      if (!(data12 === "shown" || data12 === "hidden")) {
        let err35 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/enum", keyword: "enum", params: { allowedValues: schema12.properties.header.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.zones !== void 0) {
      let data13 = data.zones;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.content === void 0) {
          let err36 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        for (let key2 in data13)
          if (key2 !== "content") {
            let err37 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        if (data13.content !== void 0) {
          let data14 = data13.content;
          if (Array.isArray(data14)) {
            if (data14.length > 200) {
              let err38 = { instancePath: instancePath + "/zones/content", schemaPath: "#/properties/zones/properties/content/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            let len0 = data14.length;
            for (let i0 = 0; i0 < len0; i0++)
              validate13(data14[i0], { instancePath: instancePath + "/zones/content/" + i0, parentData: data14, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
          } else {
            let err39 = { instancePath: instancePath + "/zones/content", schemaPath: "#/properties/zones/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
      } else {
        let err40 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
  } else {
    let err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
var schema23 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Journey", description: "Ordered steps, the rules between them and what happens on events.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "steps"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "journey" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, facts: { description: "Values derived by rules, read as facts.<name>; a fact may read other facts but not itself.", type: "object", additionalProperties: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, steps: { type: "array", minItems: 1, maxItems: 200, items: { title: "Step", type: "object", additionalProperties: !1, required: ["id", "form", "submitLabel"], properties: { id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, form: { description: "Id of the form the step shows.", $ref: "../shared/definitions.schema.json#/definitions/id" }, title: { $ref: "../shared/definitions.schema.json#/definitions/label" }, submitLabel: { $ref: "../shared/definitions.schema.json#/definitions/label" }, back: { description: "The Back button: goes to the step before, or to `href` from the first step.", title: "Back", type: "object", additionalProperties: !1, required: ["label"], properties: { label: { $ref: "../shared/definitions.schema.json#/definitions/label" }, href: { $ref: "../shared/definitions.schema.json#/definitions/path" } } }, when: { description: "The step is on the path only while this rule is true.", $ref: "../shared/definitions.schema.json#/definitions/rule" }, needs: { title: "Need", description: "What must exist; without it the visitor is sent to another step.", type: "object", additionalProperties: !1, required: ["that", "otherwise"], properties: { that: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, otherwise: { description: "Id of the step to go to.", $ref: "../shared/definitions.schema.json#/definitions/id" } } }, next: { description: "First true row wins; else the next step in order whose `when` holds.", type: "array", maxItems: 100, items: { title: "Next row", type: "object", additionalProperties: !1, required: ["step"], properties: { when: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, step: { $ref: "../shared/definitions.schema.json#/definitions/id" } } } }, errorSummaryTitle: { description: "Heading of the list of problems.", $ref: "../shared/definitions.schema.json#/definitions/label" }, onEnter: { type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" } }, onInvalid: { description: "When a submission has validation errors; `problem` is the first of them.", type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" } }, onSubmit: { type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" } }, onLeave: { type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" } } } } } } };
var pattern5 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
var root1 = { validate: validate18 };
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.operation === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "operation" || key0 === "with" || key0 === "as" || key0 === "onFailure")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.action !== void 0 && data.action !== "call") {
      let err3 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.operation !== void 0) {
      let data1 = data.operation;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err4 = { instancePath: instancePath + "/operation", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern0.test(data1)) {
          let err5 = { instancePath: instancePath + "/operation", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/operation", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.with !== void 0) {
      let data2 = data.with;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err7 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.as !== void 0) {
      let data3 = data.as;
      if (typeof data3 == "string") {
        if (func3(data3) > 80) {
          let err8 = { instancePath: instancePath + "/as", schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern5.test(data3)) {
          let err9 = { instancePath: instancePath + "/as", schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/as", schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.onFailure !== void 0) {
      let data4 = data.onFailure;
      if (Array.isArray(data4)) {
        if (data4.length > 50) {
          let err11 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          root1.validate(data4[i0], { instancePath: instancePath + "/onFailure/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? root1.validate.errors : vErrors.concat(root1.validate.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.retries === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retries" }, message: "must have required property 'retries'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.actions === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actions" }, message: "must have required property 'actions'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "retries" || key0 === "actions" || key0 === "onFailure")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.action !== void 0 && data.action !== "attempt") {
      let err4 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "attempt" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.retries !== void 0) {
      let data1 = data.retries;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/retries", schemaPath: "#/properties/retries/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 10 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/retries", schemaPath: "#/properties/retries/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/retries", schemaPath: "#/properties/retries/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.actions !== void 0) {
      let data2 = data.actions;
      if (Array.isArray(data2)) {
        if (data2.length > 50) {
          let err8 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          root1.validate(data2[i0], { instancePath: instancePath + "/actions/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? root1.validate.errors : vErrors.concat(root1.validate.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.onFailure !== void 0) {
      let data4 = data.onFailure;
      if (Array.isArray(data4)) {
        if (data4.length > 50) {
          let err10 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          root1.validate(data4[i1], { instancePath: instancePath + "/onFailure/" + i1, parentData: data4, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? root1.validate.errors : vErrors.concat(root1.validate.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.answer === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.to === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "answer" || key0 === "to" || key0 === "when")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.action !== void 0 && data.action !== "set") {
      let err4 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "set" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.answer !== void 0) {
      let data1 = data.answer;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err5 = { instancePath: instancePath + "/answer", schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern5.test(data1)) {
          let err6 = { instancePath: instancePath + "/answer", schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/answer", schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.answers === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answers" }, message: "must have required property 'answers'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "answers" || key0 === "when")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.action !== void 0 && data.action !== "clear") {
      let err3 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "clear" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.answers !== void 0) {
      let data1 = data.answers;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err4 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func3(data2) > 80) {
              let err6 = { instancePath: instancePath + "/answers/" + i0, schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (!pattern5.test(data2)) {
              let err7 = { instancePath: instancePath + "/answers/" + i0, schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/answers/" + i0, schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "event" || key0 === "when")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.action !== void 0 && data.action !== "track") {
      let err3 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "track" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.event !== void 0) {
      let data1 = data.event;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err4 = { instancePath: instancePath + "/event", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern0.test(data1)) {
          let err5 = { instancePath: instancePath + "/event", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/event", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
var schema55 = { title: "Notify action", description: "Shows a banner that the visitor can close.", type: "object", additionalProperties: !1, required: ["action", "tone", "message", "closeLabel"], properties: { action: { const: "notify" }, tone: { enum: ["error", "info", "success"] }, message: { $ref: "definitions.schema.json#/definitions/label" }, closeLabel: { description: "Name of the close button.", $ref: "definitions.schema.json#/definitions/label" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tone === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tone" }, message: "must have required property 'tone'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.message === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.closeLabel === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closeLabel" }, message: "must have required property 'closeLabel'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "tone" || key0 === "message" || key0 === "closeLabel" || key0 === "when")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.action !== void 0 && data.action !== "notify") {
      let err5 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "notify" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.tone !== void 0) {
      let data1 = data.tone;
      if (!(data1 === "error" || data1 === "info" || data1 === "success")) {
        let err6 = { instancePath: instancePath + "/tone", schemaPath: "#/properties/tone/enum", keyword: "enum", params: { allowedValues: schema55.properties.tone.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.message !== void 0) {
      let data2 = data.message;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err7 = { instancePath: instancePath + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func3(data2) < 1) {
          let err8 = { instancePath: instancePath + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.closeLabel !== void 0) {
      let data3 = data.closeLabel;
      if (typeof data3 == "string") {
        if (func3(data3) > 300) {
          let err10 = { instancePath: instancePath + "/closeLabel", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data3) < 1) {
          let err11 = { instancePath: instancePath + "/closeLabel", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/closeLabel", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "when")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.action !== void 0 && data.action !== "reset") {
      let err2 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "reset" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "step" || key0 === "page" || key0 === "when")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.action !== void 0 && data.action !== "go") {
      let err2 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "go" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err3 = { instancePath: instancePath + "/step", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern0.test(data1)) {
          let err4 = { instancePath: instancePath + "/step", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/step", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.page !== void 0) {
      let data2 = data.page;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err6 = { instancePath: instancePath + "/page", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern0.test(data2)) {
          let err7 = { instancePath: instancePath + "/page", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/page", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.action;
    if (typeof tag0 == "string")
      if (tag0 === "call")
        validate19(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      else if (tag0 === "attempt")
        validate20(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
      else if (tag0 === "set")
        validate21(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
      else if (tag0 === "clear")
        validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
      else if (tag0 === "track")
        validate23(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
      else if (tag0 === "notify")
        validate24(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
      else if (tag0 === "reset")
        validate25(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
      else if (tag0 === "go")
        validate26(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "action", tagValue: tag0 }, message: 'value of tag "action" must be in oneOf' };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "action", tagValue: tag0 }, message: 'tag "action" must be string' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.steps === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "facts" || key0 === "steps")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "journey") {
      let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "journey" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0 && data.schemaVersion !== 1) {
      let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.facts !== void 0) {
      let data4 = data.facts;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key1 in data4) {
          let _errs12 = errors;
          if (typeof key1 == "string") {
            if (func3(key1) > 80) {
              let err12 = { instancePath: instancePath + "/facts", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", propertyName: key1 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (!pattern5.test(key1)) {
              let err13 = { instancePath: instancePath + "/facts", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', propertyName: key1 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/facts", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key1 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          var valid3 = _errs12 === errors;
          if (!valid3) {
            let err15 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      else {
        let err16 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data6 = data.steps;
      if (Array.isArray(data6)) {
        if (data6.length > 200) {
          let err17 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data6.length < 1) {
          let err18 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.id === void 0) {
              let err19 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data7.form === void 0) {
              let err20 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "form" }, message: "must have required property 'form'" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data7.submitLabel === void 0) {
              let err21 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "submitLabel" }, message: "must have required property 'submitLabel'" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            for (let key3 in data7)
              if (!func2.call(schema23.properties.steps.items.properties, key3)) {
                let err22 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            if (data7.id !== void 0) {
              let data8 = data7.id;
              if (typeof data8 == "string") {
                if (func3(data8) > 80) {
                  let err23 = { instancePath: instancePath + "/steps/" + i0 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
                if (!pattern0.test(data8)) {
                  let err24 = { instancePath: instancePath + "/steps/" + i0 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                let err25 = { instancePath: instancePath + "/steps/" + i0 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data7.form !== void 0) {
              let data9 = data7.form;
              if (typeof data9 == "string") {
                if (func3(data9) > 80) {
                  let err26 = { instancePath: instancePath + "/steps/" + i0 + "/form", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
                if (!pattern0.test(data9)) {
                  let err27 = { instancePath: instancePath + "/steps/" + i0 + "/form", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              } else {
                let err28 = { instancePath: instancePath + "/steps/" + i0 + "/form", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
            if (data7.title !== void 0) {
              let data10 = data7.title;
              if (typeof data10 == "string") {
                if (func3(data10) > 300) {
                  let err29 = { instancePath: instancePath + "/steps/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
                if (func3(data10) < 1) {
                  let err30 = { instancePath: instancePath + "/steps/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
              } else {
                let err31 = { instancePath: instancePath + "/steps/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data7.submitLabel !== void 0) {
              let data11 = data7.submitLabel;
              if (typeof data11 == "string") {
                if (func3(data11) > 300) {
                  let err32 = { instancePath: instancePath + "/steps/" + i0 + "/submitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                  vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                }
                if (func3(data11) < 1) {
                  let err33 = { instancePath: instancePath + "/steps/" + i0 + "/submitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
              } else {
                let err34 = { instancePath: instancePath + "/steps/" + i0 + "/submitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
            if (data7.back !== void 0) {
              let data12 = data7.back;
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.label === void 0) {
                  let err35 = { instancePath: instancePath + "/steps/" + i0 + "/back", schemaPath: "#/properties/steps/items/properties/back/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
                for (let key4 in data12)
                  if (!(key4 === "label" || key4 === "href")) {
                    let err36 = { instancePath: instancePath + "/steps/" + i0 + "/back", schemaPath: "#/properties/steps/items/properties/back/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                  }
                if (data12.label !== void 0) {
                  let data13 = data12.label;
                  if (typeof data13 == "string") {
                    if (func3(data13) > 300) {
                      let err37 = { instancePath: instancePath + "/steps/" + i0 + "/back/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                    }
                    if (func3(data13) < 1) {
                      let err38 = { instancePath: instancePath + "/steps/" + i0 + "/back/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                  } else {
                    let err39 = { instancePath: instancePath + "/steps/" + i0 + "/back/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                  }
                }
                if (data12.href !== void 0) {
                  let data14 = data12.href;
                  if (typeof data14 == "string") {
                    if (func3(data14) > 300) {
                      let err40 = { instancePath: instancePath + "/steps/" + i0 + "/back/href", schemaPath: "../shared/definitions.schema.json#/definitions/path/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                    }
                    if (!pattern1.test(data14)) {
                      let err41 = { instancePath: instancePath + "/steps/" + i0 + "/back/href", schemaPath: "../shared/definitions.schema.json#/definitions/path/pattern", keyword: "pattern", params: { pattern: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$" }, message: 'must match pattern "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$"' };
                      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                    }
                  } else {
                    let err42 = { instancePath: instancePath + "/steps/" + i0 + "/back/href", schemaPath: "../shared/definitions.schema.json#/definitions/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                  }
                }
              } else {
                let err43 = { instancePath: instancePath + "/steps/" + i0 + "/back", schemaPath: "#/properties/steps/items/properties/back/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            }
            if (data7.needs !== void 0) {
              let data16 = data7.needs;
              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                if (data16.that === void 0) {
                  let err44 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'" };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
                if (data16.otherwise === void 0) {
                  let err45 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/required", keyword: "required", params: { missingProperty: "otherwise" }, message: "must have required property 'otherwise'" };
                  vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                }
                for (let key5 in data16)
                  if (!(key5 === "that" || key5 === "otherwise")) {
                    let err46 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                  }
                if (data16.otherwise !== void 0) {
                  let data18 = data16.otherwise;
                  if (typeof data18 == "string") {
                    if (func3(data18) > 80) {
                      let err47 = { instancePath: instancePath + "/steps/" + i0 + "/needs/otherwise", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                    }
                    if (!pattern0.test(data18)) {
                      let err48 = { instancePath: instancePath + "/steps/" + i0 + "/needs/otherwise", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
                      vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                    }
                  } else {
                    let err49 = { instancePath: instancePath + "/steps/" + i0 + "/needs/otherwise", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                  }
                }
              } else {
                let err50 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            }
            if (data7.next !== void 0) {
              let data19 = data7.next;
              if (Array.isArray(data19)) {
                if (data19.length > 100) {
                  let err51 = { instancePath: instancePath + "/steps/" + i0 + "/next", schemaPath: "#/properties/steps/items/properties/next/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
                  vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                }
                let len1 = data19.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data20 = data19[i1];
                  if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                    if (data20.step === void 0) {
                      let err52 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1, schemaPath: "#/properties/steps/items/properties/next/items/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
                      vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                    }
                    for (let key6 in data20)
                      if (!(key6 === "when" || key6 === "step")) {
                        let err53 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1, schemaPath: "#/properties/steps/items/properties/next/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                      }
                    if (data20.step !== void 0) {
                      let data22 = data20.step;
                      if (typeof data22 == "string") {
                        if (func3(data22) > 80) {
                          let err54 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                        }
                        if (!pattern0.test(data22)) {
                          let err55 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
                          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                        }
                      } else {
                        let err56 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                      }
                    }
                  } else {
                    let err57 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1, schemaPath: "#/properties/steps/items/properties/next/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                  }
                }
              } else {
                let err58 = { instancePath: instancePath + "/steps/" + i0 + "/next", schemaPath: "#/properties/steps/items/properties/next/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
            }
            if (data7.errorSummaryTitle !== void 0) {
              let data23 = data7.errorSummaryTitle;
              if (typeof data23 == "string") {
                if (func3(data23) > 300) {
                  let err59 = { instancePath: instancePath + "/steps/" + i0 + "/errorSummaryTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                  vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                }
                if (func3(data23) < 1) {
                  let err60 = { instancePath: instancePath + "/steps/" + i0 + "/errorSummaryTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
              } else {
                let err61 = { instancePath: instancePath + "/steps/" + i0 + "/errorSummaryTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
              }
            }
            if (data7.onEnter !== void 0) {
              let data24 = data7.onEnter;
              if (Array.isArray(data24)) {
                if (data24.length > 50) {
                  let err62 = { instancePath: instancePath + "/steps/" + i0 + "/onEnter", schemaPath: "#/properties/steps/items/properties/onEnter/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                }
                let len2 = data24.length;
                for (let i2 = 0; i2 < len2; i2++)
                  validate18(data24[i2], { instancePath: instancePath + "/steps/" + i0 + "/onEnter/" + i2, parentData: data24, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
              } else {
                let err63 = { instancePath: instancePath + "/steps/" + i0 + "/onEnter", schemaPath: "#/properties/steps/items/properties/onEnter/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
              }
            }
            if (data7.onInvalid !== void 0) {
              let data26 = data7.onInvalid;
              if (Array.isArray(data26)) {
                if (data26.length > 50) {
                  let err64 = { instancePath: instancePath + "/steps/" + i0 + "/onInvalid", schemaPath: "#/properties/steps/items/properties/onInvalid/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
                let len3 = data26.length;
                for (let i3 = 0; i3 < len3; i3++)
                  validate18(data26[i3], { instancePath: instancePath + "/steps/" + i0 + "/onInvalid/" + i3, parentData: data26, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
              } else {
                let err65 = { instancePath: instancePath + "/steps/" + i0 + "/onInvalid", schemaPath: "#/properties/steps/items/properties/onInvalid/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
              }
            }
            if (data7.onSubmit !== void 0) {
              let data28 = data7.onSubmit;
              if (Array.isArray(data28)) {
                if (data28.length > 50) {
                  let err66 = { instancePath: instancePath + "/steps/" + i0 + "/onSubmit", schemaPath: "#/properties/steps/items/properties/onSubmit/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                }
                let len4 = data28.length;
                for (let i4 = 0; i4 < len4; i4++)
                  validate18(data28[i4], { instancePath: instancePath + "/steps/" + i0 + "/onSubmit/" + i4, parentData: data28, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
              } else {
                let err67 = { instancePath: instancePath + "/steps/" + i0 + "/onSubmit", schemaPath: "#/properties/steps/items/properties/onSubmit/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
              }
            }
            if (data7.onLeave !== void 0) {
              let data30 = data7.onLeave;
              if (Array.isArray(data30)) {
                if (data30.length > 50) {
                  let err68 = { instancePath: instancePath + "/steps/" + i0 + "/onLeave", schemaPath: "#/properties/steps/items/properties/onLeave/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                }
                let len5 = data30.length;
                for (let i5 = 0; i5 < len5; i5++)
                  validate18(data30[i5], { instancePath: instancePath + "/steps/" + i0 + "/onLeave/" + i5, parentData: data30, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
              } else {
                let err69 = { instancePath: instancePath + "/steps/" + i0 + "/onLeave", schemaPath: "#/properties/steps/items/properties/onLeave/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
              }
            }
          } else {
            let err70 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        }
      } else {
        let err71 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
    }
  } else {
    let err72 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
var schema69 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Checkbox field", description: "A single statement to agree to; the answer is true or unanswered.", type: "object", additionalProperties: !1, required: ["name", "type", "label"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "checkbox" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" } } };
var schema97 = { description: "What happens to the answer when the field becomes irrelevant: kept parked (the default) or cleared.", enum: ["keep", "clear"] }, schema75 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Messages", description: "What a visitor reads when an answer fails, by the JSON Schema keyword that failed.", type: "object", additionalProperties: !1, properties: { required: { $ref: "definitions.schema.json#/definitions/label" }, type: { $ref: "definitions.schema.json#/definitions/label" }, enum: { $ref: "definitions.schema.json#/definitions/label" }, const: { $ref: "definitions.schema.json#/definitions/label" }, minLength: { $ref: "definitions.schema.json#/definitions/label" }, maxLength: { $ref: "definitions.schema.json#/definitions/label" }, pattern: { $ref: "definitions.schema.json#/definitions/label" }, format: { $ref: "definitions.schema.json#/definitions/label" }, minimum: { $ref: "definitions.schema.json#/definitions/label" }, maximum: { $ref: "definitions.schema.json#/definitions/label" }, exclusiveMinimum: { $ref: "definitions.schema.json#/definitions/label" }, exclusiveMaximum: { $ref: "definitions.schema.json#/definitions/label" }, multipleOf: { $ref: "definitions.schema.json#/definitions/label" }, minItems: { $ref: "definitions.schema.json#/definitions/label" }, maxItems: { $ref: "definitions.schema.json#/definitions/label" }, uniqueItems: { $ref: "definitions.schema.json#/definitions/label" } } };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema75.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.required !== void 0) {
      let data0 = data.required;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err1 = { instancePath: instancePath + "/required", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func3(data0) < 1) {
          let err2 = { instancePath: instancePath + "/required", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/required", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/type", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/type", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/type", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.enum !== void 0) {
      let data2 = data.enum;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err7 = { instancePath: instancePath + "/enum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func3(data2) < 1) {
          let err8 = { instancePath: instancePath + "/enum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/enum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.const !== void 0) {
      let data3 = data.const;
      if (typeof data3 == "string") {
        if (func3(data3) > 300) {
          let err10 = { instancePath: instancePath + "/const", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data3) < 1) {
          let err11 = { instancePath: instancePath + "/const", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/const", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.minLength !== void 0) {
      let data4 = data.minLength;
      if (typeof data4 == "string") {
        if (func3(data4) > 300) {
          let err13 = { instancePath: instancePath + "/minLength", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func3(data4) < 1) {
          let err14 = { instancePath: instancePath + "/minLength", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/minLength", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.maxLength !== void 0) {
      let data5 = data.maxLength;
      if (typeof data5 == "string") {
        if (func3(data5) > 300) {
          let err16 = { instancePath: instancePath + "/maxLength", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (func3(data5) < 1) {
          let err17 = { instancePath: instancePath + "/maxLength", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/maxLength", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.pattern !== void 0) {
      let data6 = data.pattern;
      if (typeof data6 == "string") {
        if (func3(data6) > 300) {
          let err19 = { instancePath: instancePath + "/pattern", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (func3(data6) < 1) {
          let err20 = { instancePath: instancePath + "/pattern", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/pattern", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.format !== void 0) {
      let data7 = data.format;
      if (typeof data7 == "string") {
        if (func3(data7) > 300) {
          let err22 = { instancePath: instancePath + "/format", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data7) < 1) {
          let err23 = { instancePath: instancePath + "/format", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/format", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.minimum !== void 0) {
      let data8 = data.minimum;
      if (typeof data8 == "string") {
        if (func3(data8) > 300) {
          let err25 = { instancePath: instancePath + "/minimum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (func3(data8) < 1) {
          let err26 = { instancePath: instancePath + "/minimum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/minimum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data9 = data.maximum;
      if (typeof data9 == "string") {
        if (func3(data9) > 300) {
          let err28 = { instancePath: instancePath + "/maximum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (func3(data9) < 1) {
          let err29 = { instancePath: instancePath + "/maximum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/maximum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.exclusiveMinimum !== void 0) {
      let data10 = data.exclusiveMinimum;
      if (typeof data10 == "string") {
        if (func3(data10) > 300) {
          let err31 = { instancePath: instancePath + "/exclusiveMinimum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (func3(data10) < 1) {
          let err32 = { instancePath: instancePath + "/exclusiveMinimum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/exclusiveMinimum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.exclusiveMaximum !== void 0) {
      let data11 = data.exclusiveMaximum;
      if (typeof data11 == "string") {
        if (func3(data11) > 300) {
          let err34 = { instancePath: instancePath + "/exclusiveMaximum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (func3(data11) < 1) {
          let err35 = { instancePath: instancePath + "/exclusiveMaximum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/exclusiveMaximum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.multipleOf !== void 0) {
      let data12 = data.multipleOf;
      if (typeof data12 == "string") {
        if (func3(data12) > 300) {
          let err37 = { instancePath: instancePath + "/multipleOf", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (func3(data12) < 1) {
          let err38 = { instancePath: instancePath + "/multipleOf", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
      } else {
        let err39 = { instancePath: instancePath + "/multipleOf", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.minItems !== void 0) {
      let data13 = data.minItems;
      if (typeof data13 == "string") {
        if (func3(data13) > 300) {
          let err40 = { instancePath: instancePath + "/minItems", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        if (func3(data13) < 1) {
          let err41 = { instancePath: instancePath + "/minItems", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
      } else {
        let err42 = { instancePath: instancePath + "/minItems", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.maxItems !== void 0) {
      let data14 = data.maxItems;
      if (typeof data14 == "string") {
        if (func3(data14) > 300) {
          let err43 = { instancePath: instancePath + "/maxItems", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        if (func3(data14) < 1) {
          let err44 = { instancePath: instancePath + "/maxItems", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
      } else {
        let err45 = { instancePath: instancePath + "/maxItems", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.uniqueItems !== void 0) {
      let data15 = data.uniqueItems;
      if (typeof data15 == "string") {
        if (func3(data15) > 300) {
          let err46 = { instancePath: instancePath + "/uniqueItems", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (func3(data15) < 1) {
          let err47 = { instancePath: instancePath + "/uniqueItems", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/uniqueItems", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
  } else {
    let err49 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate45.errors = vErrors, errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema69.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern5.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "checkbox") {
      let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "checkbox" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err8 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data2) < 1) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err11 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data3) < 1) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.messages !== void 0 && (validate43(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length)), data.checks !== void 0 && (validate45(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.sensitive !== void 0 && typeof data.sensitive != "boolean") {
      let err14 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.orphan !== void 0) {
      let data9 = data.orphan;
      if (!(data9 === "keep" || data9 === "clear")) {
        let err15 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema97.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate41.errors = vErrors, errors === 0;
}
var schema98 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Checkbox group field", description: "Any number of choices.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "options"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "checkbox-group" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, options: { $ref: "../shared/field-parts.schema.json#/definitions/options" } } };
var schema110 = { description: "The answer before the visitor gives one.", type: ["string", "number", "boolean", "array"], items: { type: ["string", "number"] } };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate49.errors = vErrors, errors === 0;
}
var schema113 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Option", description: "One choice.", type: "object", additionalProperties: !1, required: ["id", "label"], properties: { id: { $ref: "definitions.schema.json#/definitions/optionId" }, label: { $ref: "definitions.schema.json#/definitions/label" }, hint: { $ref: "definitions.schema.json#/definitions/label" }, when: { description: "Offered only while this rule is true.", $ref: "definitions.schema.json#/definitions/rule" }, data: { description: "Further columns that rules read with `lookup`.", type: "object", additionalProperties: { type: ["string", "number", "boolean"] }, propertyNames: { $ref: "definitions.schema.json#/definitions/name" } } } };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "label" || key0 === "hint" || key0 === "when" || key0 === "data")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "definitions.schema.json#/definitions/optionId/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/id", schemaPath: "definitions.schema.json#/definitions/optionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/id", schemaPath: "definitions.schema.json#/definitions/optionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err6 = { instancePath: instancePath + "/label", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func3(data1) < 1) {
          let err7 = { instancePath: instancePath + "/label", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/label", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data2 = data.hint;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/hint", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/hint", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/hint", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
              let err12 = { instancePath: instancePath + "/data", schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", propertyName: key1 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (!pattern5.test(key1)) {
              let err13 = { instancePath: instancePath + "/data", schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', propertyName: key1 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/data", schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key1 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          var valid5 = _errs14 === errors;
          if (!valid5) {
            let err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
        for (let key2 in data4) {
          let data5 = data4[key2];
          if (typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5)) && typeof data5 != "boolean") {
            let err16 = { instancePath: instancePath + "/data/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/data/additionalProperties/type", keyword: "type", params: { type: schema113.properties.data.additionalProperties.type }, message: "must be string,number,boolean" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (func3(data) > 80) {
      let err0 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern0.test(data)) {
      let err1 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs4 = errors;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.length < 1) {
      let err4 = { instancePath, schemaPath: "#/oneOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate52(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length);
  } else {
    let err5 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err6 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate51.errors = vErrors, errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema98.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern5.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "checkbox-group") {
      let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "checkbox-group" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.messages !== void 0 && (validate43(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length)), data.checks !== void 0 && (validate49(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors), errors = vErrors.length)), data.sensitive !== void 0 && typeof data.sensitive != "boolean") {
      let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema97.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema110.type }, message: "must be string,number,boolean,array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema110.items.type }, message: "must be string,number" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    data.options !== void 0 && (validate51(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate47.errors = vErrors, errors === 0;
}
var schema119 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Human check field", description: "Tells people from robots: a check box, or the configured service.", type: "object", additionalProperties: !1, required: ["name", "type", "label"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "human-check" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" } } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema119.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern5.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "human-check") {
      let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "human-check" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err8 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data2) < 1) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err11 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data3) < 1) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.messages !== void 0 && (validate43(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length)), data.checks !== void 0 && (validate57(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length)), data.sensitive !== void 0 && typeof data.sensitive != "boolean") {
      let err14 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.orphan !== void 0) {
      let data9 = data.orphan;
      if (!(data9 === "keep" || data9 === "clear")) {
        let err15 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema97.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
var schema130 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Radio group field", description: "One choice, all choices in view.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "options"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "radio-group" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, options: { $ref: "../shared/field-parts.schema.json#/definitions/options" } } };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (func3(data) > 80) {
      let err0 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern0.test(data)) {
      let err1 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs4 = errors;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.length < 1) {
      let err4 = { instancePath, schemaPath: "#/oneOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate52(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length);
  } else {
    let err5 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err6 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema130.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern5.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "radio-group") {
      let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "radio-group" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.messages !== void 0 && (validate43(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length)), data.checks !== void 0 && (validate61(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length)), data.sensitive !== void 0 && typeof data.sensitive != "boolean") {
      let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema97.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema110.type }, message: "must be string,number,boolean,array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema110.items.type }, message: "must be string,number" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    data.options !== void 0 && (validate63(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
var schema145 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Select field", description: "One choice from a list that opens.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "options", "placeholder"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "select" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { description: "The entry that stands for no choice.", $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, options: { $ref: "../shared/field-parts.schema.json#/definitions/options" } } };
var pattern27 = new RegExp("^[a-z0-9 -]+$", "u");
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (func3(data) > 80) {
      let err0 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern0.test(data)) {
      let err1 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs4 = errors;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.length < 1) {
      let err4 = { instancePath, schemaPath: "#/oneOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate52(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length);
  } else {
    let err5 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err6 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.placeholder === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "placeholder" }, message: "must have required property 'placeholder'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema145.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern5.test(data0)) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "select") {
      let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "select" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data2) < 1) {
          let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func3(data3) < 1) {
          let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.messages !== void 0 && (validate43(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length)), data.checks !== void 0 && (validate68(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length)), data.sensitive !== void 0 && typeof data.sensitive != "boolean") {
      let err16 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err17 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema97.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err18 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema110.type }, message: "must be string,number,boolean,array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err19 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema110.items.type }, message: "must be string,number" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (!pattern27.test(data13)) {
          let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"' };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (func3(data14) < 1) {
          let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    data.options !== void 0 && (validate70(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length));
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
var schema162 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Suggest input field", description: "Text with suggestions from an operation; typing on by hand is allowed.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "value", "suggestions"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "suggest-input" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, suggestions: { title: "Suggestions", description: "Where suggestions come from.", type: "object", additionalProperties: !1, required: ["operation", "input", "minimumLength", "announce"], properties: { operation: { description: "Id of an exposed operation whose result is a list of texts.", $ref: "../shared/definitions.schema.json#/definitions/id" }, input: { description: "Input of the operation that takes the typed text.", $ref: "../shared/definitions.schema.json#/definitions/name" }, minimumLength: { description: "Characters before the first look-up.", type: "integer", minimum: 1, maximum: 50 }, announce: { title: "Announcements", description: "What is said while looking and with no suggestion.", type: "object", additionalProperties: !1, required: ["loading", "none"], properties: { loading: { $ref: "../shared/definitions.schema.json#/definitions/label" }, none: { $ref: "../shared/definitions.schema.json#/definitions/label" } } } } } } };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.suggestions === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suggestions" }, message: "must have required property 'suggestions'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema162.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern5.test(data0)) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "suggest-input") {
      let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "suggest-input" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data2) < 1) {
          let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func3(data3) < 1) {
          let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.messages !== void 0 && (validate43(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length)), data.checks !== void 0 && (validate75(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.sensitive !== void 0 && typeof data.sensitive != "boolean") {
      let err16 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err17 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema97.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err18 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema110.type }, message: "must be string,number,boolean,array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err19 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema110.items.type }, message: "must be string,number" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (!pattern27.test(data13)) {
          let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"' };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (func3(data14) < 1) {
          let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.suggestions !== void 0) {
      let data15 = data.suggestions;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (data15.operation === void 0) {
          let err26 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data15.input === void 0) {
          let err27 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data15.minimumLength === void 0) {
          let err28 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "minimumLength" }, message: "must have required property 'minimumLength'" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data15.announce === void 0) {
          let err29 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "announce" }, message: "must have required property 'announce'" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        for (let key1 in data15)
          if (!(key1 === "operation" || key1 === "input" || key1 === "minimumLength" || key1 === "announce")) {
            let err30 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        if (data15.operation !== void 0) {
          let data16 = data15.operation;
          if (typeof data16 == "string") {
            if (func3(data16) > 80) {
              let err31 = { instancePath: instancePath + "/suggestions/operation", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (!pattern0.test(data16)) {
              let err32 = { instancePath: instancePath + "/suggestions/operation", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          } else {
            let err33 = { instancePath: instancePath + "/suggestions/operation", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
        if (data15.input !== void 0) {
          let data17 = data15.input;
          if (typeof data17 == "string") {
            if (func3(data17) > 80) {
              let err34 = { instancePath: instancePath + "/suggestions/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (!pattern5.test(data17)) {
              let err35 = { instancePath: instancePath + "/suggestions/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
          } else {
            let err36 = { instancePath: instancePath + "/suggestions/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data15.minimumLength !== void 0) {
          let data18 = data15.minimumLength;
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err37 = { instancePath: instancePath + "/suggestions/minimumLength", schemaPath: "#/properties/suggestions/properties/minimumLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 > 50 || isNaN(data18)) {
              let err38 = { instancePath: instancePath + "/suggestions/minimumLength", schemaPath: "#/properties/suggestions/properties/minimumLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data18 < 1 || isNaN(data18)) {
              let err39 = { instancePath: instancePath + "/suggestions/minimumLength", schemaPath: "#/properties/suggestions/properties/minimumLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          }
        }
        if (data15.announce !== void 0) {
          let data19 = data15.announce;
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.loading === void 0) {
              let err40 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/required", keyword: "required", params: { missingProperty: "loading" }, message: "must have required property 'loading'" };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
            if (data19.none === void 0) {
              let err41 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/required", keyword: "required", params: { missingProperty: "none" }, message: "must have required property 'none'" };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            for (let key2 in data19)
              if (!(key2 === "loading" || key2 === "none")) {
                let err42 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
            if (data19.loading !== void 0) {
              let data20 = data19.loading;
              if (typeof data20 == "string") {
                if (func3(data20) > 300) {
                  let err43 = { instancePath: instancePath + "/suggestions/announce/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
                if (func3(data20) < 1) {
                  let err44 = { instancePath: instancePath + "/suggestions/announce/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
              } else {
                let err45 = { instancePath: instancePath + "/suggestions/announce/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
            if (data19.none !== void 0) {
              let data21 = data19.none;
              if (typeof data21 == "string") {
                if (func3(data21) > 300) {
                  let err46 = { instancePath: instancePath + "/suggestions/announce/none", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
                if (func3(data21) < 1) {
                  let err47 = { instancePath: instancePath + "/suggestions/announce/none", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                }
              } else {
                let err48 = { instancePath: instancePath + "/suggestions/announce/none", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            }
          } else {
            let err49 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        }
      } else {
        let err50 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
  } else {
    let err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
var schema181 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Text area field", description: "Several lines of text.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "value"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "text-area" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, rows: { description: "Lines shown.", type: "integer", minimum: 2, maximum: 20 } } };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema181.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern5.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "text-area") {
      let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text-area" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.messages !== void 0 && (validate43(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length)), data.checks !== void 0 && (validate79(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length)), data.sensitive !== void 0 && typeof data.sensitive != "boolean") {
      let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema97.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema110.type }, message: "must be string,number,boolean,array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema110.items.type }, message: "must be string,number" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err19 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!pattern27.test(data13)) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"' };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err22 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data14) < 1) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data15 = data.rows;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
        let err25 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 > 20 || isNaN(data15)) {
          let err26 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data15 < 2 || isNaN(data15)) {
          let err27 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
var schema196 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Text input field", description: "One line of text.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "value"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "text-input" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, inputType: { description: "Kind of native input; text when left out.", enum: ["text", "email", "tel", "number", "date"] }, inputMode: { description: "Keyboard a touch screen shows.", enum: ["text", "numeric", "decimal", "tel", "email"] } } };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema196.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern5.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "text-input") {
      let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text-input" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.messages !== void 0 && (validate43(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length)), data.checks !== void 0 && (validate83(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length)), data.sensitive !== void 0 && typeof data.sensitive != "boolean") {
      let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema97.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema110.type }, message: "must be string,number,boolean,array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema110.items.type }, message: "must be string,number" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err19 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!pattern27.test(data13)) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"' };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err22 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data14) < 1) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.inputType !== void 0) {
      let data15 = data.inputType;
      if (!(data15 === "text" || data15 === "email" || data15 === "tel" || data15 === "number" || data15 === "date")) {
        let err25 = { instancePath: instancePath + "/inputType", schemaPath: "#/properties/inputType/enum", keyword: "enum", params: { allowedValues: schema196.properties.inputType.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.inputMode !== void 0) {
      let data16 = data.inputMode;
      if (!(data16 === "text" || data16 === "numeric" || data16 === "decimal" || data16 === "tel" || data16 === "email")) {
        let err26 = { instancePath: instancePath + "/inputMode", schemaPath: "#/properties/inputMode/enum", keyword: "enum", params: { allowedValues: schema196.properties.inputMode.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "checkbox")
        validate41(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
      else if (tag0 === "checkbox-group")
        validate47(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      else if (tag0 === "human-check")
        validate55(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
      else if (tag0 === "radio-group")
        validate59(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
      else if (tag0 === "select")
        validate66(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
      else if (tag0 === "suggest-input")
        validate73(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
      else if (tag0 === "text-area")
        validate77(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length);
      else if (tag0 === "text-input")
        validate81(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fields === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "fields")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "form") {
      let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "form" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0 && data.schemaVersion !== 1) {
      let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.fields !== void 0) {
      let data4 = data.fields;
      if (Array.isArray(data4)) {
        if (data4.length > 2e3) {
          let err12 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 1) {
          let err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate40(data4[i0], { instancePath: instancePath + "/fields/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rows === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "description" || key0 === "rows" || key0 === "otherwise")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "decision") {
      let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "decision" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0 && data.schemaVersion !== 1) {
      let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func3(data4) > 1e4) {
          let err12 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data5 = data.rows;
      if (Array.isArray(data5)) {
        if (data5.length > 500) {
          let err14 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data5.length < 1) {
          let err15 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.when === void 0) {
              let err16 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: "when" }, message: "must have required property 'when'" };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data6.then === void 0) {
              let err17 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: "then" }, message: "must have required property 'then'" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            for (let key1 in data6)
              if (!(key1 === "when" || key1 === "then")) {
                let err18 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
          } else {
            let err19 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
var schema218 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Operation", description: "A declared call of a configured service.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "service", "method", "path", "input"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "operation" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, description: { $ref: "../shared/definitions.schema.json#/definitions/text" }, service: { description: "Name of a service in the server's configuration.", $ref: "../shared/definitions.schema.json#/definitions/id" }, method: { enum: ["GET", "POST", "PUT", "DELETE"] }, path: { description: "Path under the service's base address; {name} is replaced by that input, encoded.", type: "string", pattern: "^/[A-Za-z0-9._~/{}-]*$", maxLength: 500 }, query: { description: "Query parameters: one template each; an unanswered one is left out.", type: "object", tsType: "Record<string, Template>" }, headers: { title: "Call headers", description: "Identifiers of this call, over those of the service's header profile.", type: "object", additionalProperties: !1, properties: { application: { $ref: "../shared/definitions.schema.json#/definitions/label" }, channel: { $ref: "../shared/definitions.schema.json#/definitions/label" }, sector: { $ref: "../shared/definitions.schema.json#/definitions/label" } } }, settings: { description: "Server settings the templates read as settings.<name>, with their values when unset.", type: "object", additionalProperties: { type: "string", maxLength: 500 }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, input: { description: "JSON Schema of the input: one fragment per property; all are required unless `optional` lists them.", type: "object", additionalProperties: { $ref: "../shared/definitions.schema.json#/definitions/valueSchema" }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, optional: { description: "Inputs that may be left out.", type: "array", maxItems: 100, items: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, request: { description: "Template of the JSON body.", $ref: "../shared/definitions.schema.json#/definitions/template" }, response: { description: "JSON Schema of the body of a good answer; left out when the body is not read.", $ref: "../shared/definitions.schema.json#/definitions/valueSchema" }, result: { description: "Template of the result, reading response; left out when nothing is kept.", $ref: "../shared/definitions.schema.json#/definitions/template" }, timeoutMs: { type: "integer", minimum: 100, maximum: 6e4 }, retry: { description: "Repeats of a call that is safe to repeat.", type: "integer", minimum: 0, maximum: 5 }, cacheSeconds: { description: "How long an answer may be served again.", type: "integer", minimum: 1, maximum: 86400 }, onFailure: { description: "What a failed call gives: `fail`, or a result in its place.", oneOf: [{ title: "Fail", type: "object", additionalProperties: !1, required: ["outcome"], properties: { outcome: { const: "fail" } } }, { title: "Empty", type: "object", additionalProperties: !1, required: ["outcome", "result"], properties: { outcome: { const: "empty" }, result: { description: "The result instead.", $ref: "../shared/definitions.schema.json#/definitions/template" } } }] }, expose: { title: "Expose", description: "Lets the browser call the operation through the gateway at a path of this site.", type: "object", additionalProperties: !1, required: ["path"], properties: { path: { type: "string", pattern: "^/api/[a-z0-9][a-z0-9/-]*$", maxLength: 200 }, debounceMs: { description: "How long the browser waits after the last key press.", type: "integer", minimum: 0, maximum: 5e3 } } } } }, pattern40 = new RegExp("^/[A-Za-z0-9._~/{}-]*$", "u"), pattern44 = new RegExp("^/api/[a-z0-9][a-z0-9/-]*$", "u");
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.service === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "service" }, message: "must have required property 'service'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.method === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.path === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.input === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema218.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err8 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "operation") {
      let err10 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "operation" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err11 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern0.test(data2)) {
          let err12 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.schemaVersion !== void 0 && data.schemaVersion !== 1) {
      let err14 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func3(data4) > 1e4) {
          let err15 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.service !== void 0) {
      let data5 = data.service;
      if (typeof data5 == "string") {
        if (func3(data5) > 80) {
          let err17 = { instancePath: instancePath + "/service", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (!pattern0.test(data5)) {
          let err18 = { instancePath: instancePath + "/service", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/service", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.method !== void 0) {
      let data6 = data.method;
      if (!(data6 === "GET" || data6 === "POST" || data6 === "PUT" || data6 === "DELETE")) {
        let err20 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema218.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.path !== void 0) {
      let data7 = data.path;
      if (typeof data7 == "string") {
        if (func3(data7) > 500) {
          let err21 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern40.test(data7)) {
          let err22 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^/[A-Za-z0-9._~/{}-]*$" }, message: 'must match pattern "^/[A-Za-z0-9._~/{}-]*$"' };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.query !== void 0) {
      let data8 = data.query;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        let err24 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.headers !== void 0) {
      let data9 = data.headers;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (let key1 in data9)
          if (!(key1 === "application" || key1 === "channel" || key1 === "sector")) {
            let err25 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        if (data9.application !== void 0) {
          let data10 = data9.application;
          if (typeof data10 == "string") {
            if (func3(data10) > 300) {
              let err26 = { instancePath: instancePath + "/headers/application", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (func3(data10) < 1) {
              let err27 = { instancePath: instancePath + "/headers/application", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/headers/application", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data9.channel !== void 0) {
          let data11 = data9.channel;
          if (typeof data11 == "string") {
            if (func3(data11) > 300) {
              let err29 = { instancePath: instancePath + "/headers/channel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (func3(data11) < 1) {
              let err30 = { instancePath: instancePath + "/headers/channel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          } else {
            let err31 = { instancePath: instancePath + "/headers/channel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
        if (data9.sector !== void 0) {
          let data12 = data9.sector;
          if (typeof data12 == "string") {
            if (func3(data12) > 300) {
              let err32 = { instancePath: instancePath + "/headers/sector", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (func3(data12) < 1) {
              let err33 = { instancePath: instancePath + "/headers/sector", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          } else {
            let err34 = { instancePath: instancePath + "/headers/sector", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
      } else {
        let err35 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
              let err36 = { instancePath: instancePath + "/settings", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", propertyName: key2 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            if (!pattern5.test(key2)) {
              let err37 = { instancePath: instancePath + "/settings", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', propertyName: key2 };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
          } else {
            let err38 = { instancePath: instancePath + "/settings", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key2 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
          var valid9 = _errs35 === errors;
          if (!valid9) {
            let err39 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        for (let key3 in data13) {
          let data14 = data13[key3];
          if (typeof data14 == "string") {
            if (func3(data14) > 500) {
              let err40 = { instancePath: instancePath + "/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
          } else {
            let err41 = { instancePath: instancePath + "/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.input !== void 0) {
      let data15 = data.input;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15))
        for (let key4 in data15) {
          let _errs43 = errors;
          if (typeof key4 == "string") {
            if (func3(key4) > 80) {
              let err43 = { instancePath: instancePath + "/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", propertyName: key4 };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (!pattern5.test(key4)) {
              let err44 = { instancePath: instancePath + "/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', propertyName: key4 };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
          } else {
            let err45 = { instancePath: instancePath + "/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key4 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
          var valid12 = _errs43 === errors;
          if (!valid12) {
            let err46 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/propertyNames", keyword: "propertyNames", params: { propertyName: key4 }, message: "property name must be valid" };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
      else {
        let err47 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.optional !== void 0) {
      let data17 = data.optional;
      if (Array.isArray(data17)) {
        if (data17.length > 100) {
          let err48 = { instancePath: instancePath + "/optional", schemaPath: "#/properties/optional/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
        let len0 = data17.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data18 = data17[i0];
          if (typeof data18 == "string") {
            if (func3(data18) > 80) {
              let err49 = { instancePath: instancePath + "/optional/" + i0, schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (!pattern5.test(data18)) {
              let err50 = { instancePath: instancePath + "/optional/" + i0, schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"' };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          } else {
            let err51 = { instancePath: instancePath + "/optional/" + i0, schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
      } else {
        let err52 = { instancePath: instancePath + "/optional", schemaPath: "#/properties/optional/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.timeoutMs !== void 0) {
      let data22 = data.timeoutMs;
      if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
        let err53 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
      if (typeof data22 == "number" && isFinite(data22)) {
        if (data22 > 6e4 || isNaN(data22)) {
          let err54 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e4 }, message: "must be <= 60000" };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
        if (data22 < 100 || isNaN(data22)) {
          let err55 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      }
    }
    if (data.retry !== void 0) {
      let data23 = data.retry;
      if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
        let err56 = { instancePath: instancePath + "/retry", schemaPath: "#/properties/retry/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
      if (typeof data23 == "number" && isFinite(data23)) {
        if (data23 > 5 || isNaN(data23)) {
          let err57 = { instancePath: instancePath + "/retry", schemaPath: "#/properties/retry/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        if (data23 < 0 || isNaN(data23)) {
          let err58 = { instancePath: instancePath + "/retry", schemaPath: "#/properties/retry/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
      }
    }
    if (data.cacheSeconds !== void 0) {
      let data24 = data.cacheSeconds;
      if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
        let err59 = { instancePath: instancePath + "/cacheSeconds", schemaPath: "#/properties/cacheSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
      if (typeof data24 == "number" && isFinite(data24)) {
        if (data24 > 86400 || isNaN(data24)) {
          let err60 = { instancePath: instancePath + "/cacheSeconds", schemaPath: "#/properties/cacheSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        if (data24 < 1 || isNaN(data24)) {
          let err61 = { instancePath: instancePath + "/cacheSeconds", schemaPath: "#/properties/cacheSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
      }
    }
    if (data.onFailure !== void 0) {
      let data25 = data.onFailure, _errs63 = errors, valid22 = !1, passing0 = null, _errs64 = errors;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (data25.outcome === void 0) {
          let err62 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/0/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        for (let key6 in data25)
          if (key6 !== "outcome") {
            let err63 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
          }
        if (data25.outcome !== void 0 && data25.outcome !== "fail") {
          let err64 = { instancePath: instancePath + "/onFailure/outcome", schemaPath: "#/properties/onFailure/oneOf/0/properties/outcome/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
      } else {
        let err65 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
      }
      var _valid0 = _errs64 === errors;
      _valid0 && (valid22 = !0, passing0 = 0);
      let _errs68 = errors;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (data25.outcome === void 0) {
          let err66 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'" };
          vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
        }
        if (data25.result === void 0) {
          let err67 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
        for (let key7 in data25)
          if (!(key7 === "outcome" || key7 === "result")) {
            let err68 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
          }
        if (data25.outcome !== void 0 && data25.outcome !== "empty") {
          let err69 = { instancePath: instancePath + "/onFailure/outcome", schemaPath: "#/properties/onFailure/oneOf/1/properties/outcome/const", keyword: "const", params: { allowedValue: "empty" }, message: "must be equal to constant" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      } else {
        let err70 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
      var _valid0 = _errs68 === errors;
      if (_valid0 && valid22 ? (valid22 = !1, passing0 = [passing0, 1]) : _valid0 && (valid22 = !0, passing0 = 1), valid22)
        errors = _errs63, vErrors !== null && (_errs63 ? vErrors.length = _errs63 : vErrors = null);
      else {
        let err71 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
    }
    if (data.expose !== void 0) {
      let data29 = data.expose;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (data29.path === void 0) {
          let err72 = { instancePath: instancePath + "/expose", schemaPath: "#/properties/expose/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
        for (let key8 in data29)
          if (!(key8 === "path" || key8 === "debounceMs")) {
            let err73 = { instancePath: instancePath + "/expose", schemaPath: "#/properties/expose/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
        if (data29.path !== void 0) {
          let data30 = data29.path;
          if (typeof data30 == "string") {
            if (func3(data30) > 200) {
              let err74 = { instancePath: instancePath + "/expose/path", schemaPath: "#/properties/expose/properties/path/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
            }
            if (!pattern44.test(data30)) {
              let err75 = { instancePath: instancePath + "/expose/path", schemaPath: "#/properties/expose/properties/path/pattern", keyword: "pattern", params: { pattern: "^/api/[a-z0-9][a-z0-9/-]*$" }, message: 'must match pattern "^/api/[a-z0-9][a-z0-9/-]*$"' };
              vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
            }
          } else {
            let err76 = { instancePath: instancePath + "/expose/path", schemaPath: "#/properties/expose/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
          }
        }
        if (data29.debounceMs !== void 0) {
          let data31 = data29.debounceMs;
          if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
            let err77 = { instancePath: instancePath + "/expose/debounceMs", schemaPath: "#/properties/expose/properties/debounceMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
          }
          if (typeof data31 == "number" && isFinite(data31)) {
            if (data31 > 5e3 || isNaN(data31)) {
              let err78 = { instancePath: instancePath + "/expose/debounceMs", schemaPath: "#/properties/expose/properties/debounceMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, message: "must be <= 5000" };
              vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
            }
            if (data31 < 0 || isNaN(data31)) {
              let err79 = { instancePath: instancePath + "/expose/debounceMs", schemaPath: "#/properties/expose/properties/debounceMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
            }
          }
        }
      } else {
        let err80 = { instancePath: instancePath + "/expose", schemaPath: "#/properties/expose/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
  } else {
    let err81 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "options")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "options") {
      let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "options" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0 && data.schemaVersion !== 1) {
      let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.options !== void 0) {
      let data4 = data.options;
      if (Array.isArray(data4)) {
        if (data4.length > 2e3) {
          let err12 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 1) {
          let err13 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate52(data4[i0], { instancePath: instancePath + "/options/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate96.errors = vErrors, errors === 0;
}
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.event === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "event" || key0 === "data")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "analytics") {
      let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "analytics" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0 && data.schemaVersion !== 1) {
      let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.event !== void 0) {
      let data4 = data.event;
      if (typeof data4 == "string") {
        if (func3(data4) > 80) {
          let err12 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data4) < 1) {
          let err13 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.data !== void 0) {
      let data5 = data.data;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        let err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate98.errors = vErrors, errors === 0;
}
var schema240 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Site", description: "What every page shares: brand, hosts, phone numbers, header and footer.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "brand", "language", "timeZone", "channel", "hosts", "phones", "notFoundPage", "header", "footer", "previewBar", "messages"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "site" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, brand: { description: "Name of the brand; ends every page title.", $ref: "../shared/definitions.schema.json#/definitions/label" }, language: { $ref: "../shared/definitions.schema.json#/definitions/language" }, timeZone: { description: "IANA time zone in which today is reckoned.", type: "string", minLength: 1, maxLength: 60 }, channel: { description: "Name of the sitemap channel.", type: "string", minLength: 1, maxLength: 60 }, hosts: { description: "Title prefixes by host; the first entry found in the host name wins.", type: "array", maxItems: 20, items: { title: "Host rule", type: "object", additionalProperties: !1, required: ["contains", "titlePrefix"], properties: { contains: { description: "Part of the host name.", type: "string", minLength: 1, maxLength: 100 }, titlePrefix: { description: "Text put before the title.", type: "string", minLength: 1, maxLength: 40 } } } }, phones: { description: "Support numbers by audience.", type: "object", additionalProperties: { $ref: "#/definitions/phone" }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, notFoundPage: { description: "Id of the page shown for an unknown address.", $ref: "../shared/definitions.schema.json#/definitions/id" }, frameHosts: { description: "Hosts whose players may be embedded.", type: "array", maxItems: 20, items: { type: "string", pattern: "^https://[a-z0-9.-]+$" } }, header: { title: "Site header", type: "object", additionalProperties: !1, required: ["contentID", "logo", "sections"], properties: { contentID: { description: "Id under which the content service serves the header.", type: "integer" }, logo: { $ref: "../shared/definitions.schema.json#/definitions/image" }, primaryCta: { $ref: "../shared/definitions.schema.json#/definitions/link" }, secondaryCta: { $ref: "../shared/definitions.schema.json#/definitions/link" }, sections: { description: "Top-level sections.", type: "array", maxItems: 10, items: { $ref: "../shared/definitions.schema.json#/definitions/link" } } } }, footer: { title: "Site footer", type: "object", additionalProperties: !1, required: ["contentID", "logo", "copyrightMessage", "primaryLinks", "secondaryLinks", "socialIcons"], properties: { contentID: { description: "Id under which the content service serves the footer.", type: "integer" }, logo: { $ref: "../shared/definitions.schema.json#/definitions/image" }, copyrightMessage: { description: "Text after the copyright sign and the current year.", $ref: "../shared/definitions.schema.json#/definitions/label" }, primaryLinks: { type: "array", maxItems: 20, items: { $ref: "../shared/definitions.schema.json#/definitions/link" } }, secondaryLinks: { type: "array", maxItems: 20, items: { $ref: "../shared/definitions.schema.json#/definitions/link" } }, socialIcons: { type: "array", maxItems: 10, items: { title: "Social icon", type: "object", additionalProperties: !1, required: ["label", "href", "icon"], properties: { label: { $ref: "../shared/definitions.schema.json#/definitions/label" }, href: { $ref: "../shared/definitions.schema.json#/definitions/href" }, icon: { $ref: "../shared/definitions.schema.json#/definitions/image" } } } } } }, previewBar: { title: "Preview bar", type: "object", additionalProperties: !1, required: ["exitLabel", "question"], properties: { exitLabel: { $ref: "../shared/definitions.schema.json#/definitions/label" }, question: { $ref: "../shared/definitions.schema.json#/definitions/label" } } }, messages: { title: "Site messages", type: "object", additionalProperties: !1, required: ["loading", "errorTitle", "errorText", "fieldErrors"], properties: { loading: { description: "Shown while a page loads.", $ref: "../shared/definitions.schema.json#/definitions/label" }, errorTitle: { description: "Heading of the page shown when something failed.", $ref: "../shared/definitions.schema.json#/definitions/label" }, errorText: { $ref: "../shared/definitions.schema.json#/definitions/label" }, fieldErrors: { $ref: "../shared/messages.schema.json" } } } }, definitions: { phone: { title: "Phone", type: "string", minLength: 3, maxLength: 40 } } };
var pattern48 = new RegExp("^[a-z]{2}(-[a-z]{2})?$", "u"), pattern51 = new RegExp("^https://[a-z0-9.-]+$", "u"), pattern52 = new RegExp("^(/(?!/)|#|https://|mailto:|tel:)", "u");
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.src === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.alt === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.width === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.height === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "src" || key0 === "alt" || key0 === "width" || key0 === "height")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.src !== void 0) {
      let data0 = data.src;
      if (typeof data0 == "string") {
        if (func3(data0) > 2e3) {
          let err5 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern52.test(data0)) {
          let err6 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/src", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.alt !== void 0) {
      let data1 = data.alt;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err8 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.width !== void 0) {
      let data2 = data.width;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data3 = data.height;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err15 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
var schema250 = { title: "Link", type: "object", additionalProperties: !1, required: ["label", "href"], properties: { label: { $ref: "#/definitions/label" }, href: { $ref: "#/definitions/href" }, target: { description: "Where the link opens.", enum: ["_self", "_blank"] } } };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern52.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema250.properties.target.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.brand === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brand" }, message: "must have required property 'brand'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.timeZone === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeZone" }, message: "must have required property 'timeZone'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.channel === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.hosts === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hosts" }, message: "must have required property 'hosts'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.phones === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phones" }, message: "must have required property 'phones'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.notFoundPage === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notFoundPage" }, message: "must have required property 'notFoundPage'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.header === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" }, message: "must have required property 'header'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.footer === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "footer" }, message: "must have required property 'footer'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.previewBar === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previewBar" }, message: "must have required property 'previewBar'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.messages === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" }, message: "must have required property 'messages'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema240.properties, key0)) {
        let err14 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err15 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "site") {
      let err17 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "site" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err18 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!pattern0.test(data2)) {
          let err19 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.schemaVersion !== void 0 && data.schemaVersion !== 1) {
      let err21 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.brand !== void 0) {
      let data4 = data.brand;
      if (typeof data4 == "string") {
        if (func3(data4) > 300) {
          let err22 = { instancePath: instancePath + "/brand", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data4) < 1) {
          let err23 = { instancePath: instancePath + "/brand", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/brand", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.language !== void 0) {
      let data5 = data.language;
      if (typeof data5 == "string") {
        if (!pattern48.test(data5)) {
          let err25 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}(-[a-z]{2})?$" }, message: 'must match pattern "^[a-z]{2}(-[a-z]{2})?$"' };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.timeZone !== void 0) {
      let data6 = data.timeZone;
      if (typeof data6 == "string") {
        if (func3(data6) > 60) {
          let err27 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (func3(data6) < 1) {
          let err28 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.channel !== void 0) {
      let data7 = data.channel;
      if (typeof data7 == "string") {
        if (func3(data7) > 60) {
          let err30 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (func3(data7) < 1) {
          let err31 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.hosts !== void 0) {
      let data8 = data.hosts;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          let err33 = { instancePath: instancePath + "/hosts", schemaPath: "#/properties/hosts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.contains === void 0) {
              let err34 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/required", keyword: "required", params: { missingProperty: "contains" }, message: "must have required property 'contains'" };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (data9.titlePrefix === void 0) {
              let err35 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/required", keyword: "required", params: { missingProperty: "titlePrefix" }, message: "must have required property 'titlePrefix'" };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            for (let key1 in data9)
              if (!(key1 === "contains" || key1 === "titlePrefix")) {
                let err36 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            if (data9.contains !== void 0) {
              let data10 = data9.contains;
              if (typeof data10 == "string") {
                if (func3(data10) > 100) {
                  let err37 = { instancePath: instancePath + "/hosts/" + i0 + "/contains", schemaPath: "#/properties/hosts/items/properties/contains/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
                if (func3(data10) < 1) {
                  let err38 = { instancePath: instancePath + "/hosts/" + i0 + "/contains", schemaPath: "#/properties/hosts/items/properties/contains/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                }
              } else {
                let err39 = { instancePath: instancePath + "/hosts/" + i0 + "/contains", schemaPath: "#/properties/hosts/items/properties/contains/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
            }
            if (data9.titlePrefix !== void 0) {
              let data11 = data9.titlePrefix;
              if (typeof data11 == "string") {
                if (func3(data11) > 40) {
                  let err40 = { instancePath: instancePath + "/hosts/" + i0 + "/titlePrefix", schemaPath: "#/properties/hosts/items/properties/titlePrefix/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
                if (func3(data11) < 1) {
                  let err41 = { instancePath: instancePath + "/hosts/" + i0 + "/titlePrefix", schemaPath: "#/properties/hosts/items/properties/titlePrefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
              } else {
                let err42 = { instancePath: instancePath + "/hosts/" + i0 + "/titlePrefix", schemaPath: "#/properties/hosts/items/properties/titlePrefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
            }
          } else {
            let err43 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
      } else {
        let err44 = { instancePath: instancePath + "/hosts", schemaPath: "#/properties/hosts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
              let err45 = { instancePath: instancePath + "/phones", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", propertyName: key2 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            if (!pattern5.test(key2)) {
              let err46 = { instancePath: instancePath + "/phones", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', propertyName: key2 };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
          } else {
            let err47 = { instancePath: instancePath + "/phones", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key2 };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
          var valid8 = _errs31 === errors;
          if (!valid8) {
            let err48 = { instancePath: instancePath + "/phones", schemaPath: "#/properties/phones/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
        for (let key3 in data12) {
          let data13 = data12[key3];
          if (typeof data13 == "string") {
            if (func3(data13) > 40) {
              let err49 = { instancePath: instancePath + "/phones/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/phone/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (func3(data13) < 3) {
              let err50 = { instancePath: instancePath + "/phones/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/phone/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          } else {
            let err51 = { instancePath: instancePath + "/phones/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
      } else {
        let err52 = { instancePath: instancePath + "/phones", schemaPath: "#/properties/phones/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.notFoundPage !== void 0) {
      let data14 = data.notFoundPage;
      if (typeof data14 == "string") {
        if (func3(data14) > 80) {
          let err53 = { instancePath: instancePath + "/notFoundPage", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        if (!pattern0.test(data14)) {
          let err54 = { instancePath: instancePath + "/notFoundPage", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
      } else {
        let err55 = { instancePath: instancePath + "/notFoundPage", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.frameHosts !== void 0) {
      let data15 = data.frameHosts;
      if (Array.isArray(data15)) {
        if (data15.length > 20) {
          let err56 = { instancePath: instancePath + "/frameHosts", schemaPath: "#/properties/frameHosts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
        let len1 = data15.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data16 = data15[i1];
          if (typeof data16 == "string") {
            if (!pattern51.test(data16)) {
              let err57 = { instancePath: instancePath + "/frameHosts/" + i1, schemaPath: "#/properties/frameHosts/items/pattern", keyword: "pattern", params: { pattern: "^https://[a-z0-9.-]+$" }, message: 'must match pattern "^https://[a-z0-9.-]+$"' };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          } else {
            let err58 = { instancePath: instancePath + "/frameHosts/" + i1, schemaPath: "#/properties/frameHosts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        }
      } else {
        let err59 = { instancePath: instancePath + "/frameHosts", schemaPath: "#/properties/frameHosts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
    if (data.header !== void 0) {
      let data17 = data.header;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.contentID === void 0) {
          let err60 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "contentID" }, message: "must have required property 'contentID'" };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        if (data17.logo === void 0) {
          let err61 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "logo" }, message: "must have required property 'logo'" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        if (data17.sections === void 0) {
          let err62 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "sections" }, message: "must have required property 'sections'" };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        for (let key4 in data17)
          if (!(key4 === "contentID" || key4 === "logo" || key4 === "primaryCta" || key4 === "secondaryCta" || key4 === "sections")) {
            let err63 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
          }
        if (data17.contentID !== void 0) {
          let data18 = data17.contentID;
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err64 = { instancePath: instancePath + "/header/contentID", schemaPath: "#/properties/header/properties/contentID/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
        }
        if (data17.logo !== void 0 && (validate100(data17.logo, { instancePath: instancePath + "/header/logo", parentData: data17, parentDataProperty: "logo", rootData }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length)), data17.primaryCta !== void 0 && (validate102(data17.primaryCta, { instancePath: instancePath + "/header/primaryCta", parentData: data17, parentDataProperty: "primaryCta", rootData }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data17.secondaryCta !== void 0 && (validate102(data17.secondaryCta, { instancePath: instancePath + "/header/secondaryCta", parentData: data17, parentDataProperty: "secondaryCta", rootData }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data17.sections !== void 0) {
          let data22 = data17.sections;
          if (Array.isArray(data22)) {
            if (data22.length > 10) {
              let err65 = { instancePath: instancePath + "/header/sections", schemaPath: "#/properties/header/properties/sections/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
            let len2 = data22.length;
            for (let i2 = 0; i2 < len2; i2++)
              validate102(data22[i2], { instancePath: instancePath + "/header/sections/" + i2, parentData: data22, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
          } else {
            let err66 = { instancePath: instancePath + "/header/sections", schemaPath: "#/properties/header/properties/sections/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
        }
      } else {
        let err67 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
      }
    }
    if (data.footer !== void 0) {
      let data24 = data.footer;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        if (data24.contentID === void 0) {
          let err68 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "contentID" }, message: "must have required property 'contentID'" };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
        if (data24.logo === void 0) {
          let err69 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "logo" }, message: "must have required property 'logo'" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
        if (data24.copyrightMessage === void 0) {
          let err70 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "copyrightMessage" }, message: "must have required property 'copyrightMessage'" };
          vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
        }
        if (data24.primaryLinks === void 0) {
          let err71 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "primaryLinks" }, message: "must have required property 'primaryLinks'" };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
        if (data24.secondaryLinks === void 0) {
          let err72 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "secondaryLinks" }, message: "must have required property 'secondaryLinks'" };
          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
        if (data24.socialIcons === void 0) {
          let err73 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "socialIcons" }, message: "must have required property 'socialIcons'" };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
        for (let key5 in data24)
          if (!(key5 === "contentID" || key5 === "logo" || key5 === "copyrightMessage" || key5 === "primaryLinks" || key5 === "secondaryLinks" || key5 === "socialIcons")) {
            let err74 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
        if (data24.contentID !== void 0) {
          let data25 = data24.contentID;
          if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
            let err75 = { instancePath: instancePath + "/footer/contentID", schemaPath: "#/properties/footer/properties/contentID/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
        }
        if (data24.logo !== void 0 && (validate100(data24.logo, { instancePath: instancePath + "/footer/logo", parentData: data24, parentDataProperty: "logo", rootData }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length)), data24.copyrightMessage !== void 0) {
          let data27 = data24.copyrightMessage;
          if (typeof data27 == "string") {
            if (func3(data27) > 300) {
              let err76 = { instancePath: instancePath + "/footer/copyrightMessage", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
            if (func3(data27) < 1) {
              let err77 = { instancePath: instancePath + "/footer/copyrightMessage", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
          } else {
            let err78 = { instancePath: instancePath + "/footer/copyrightMessage", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
          }
        }
        if (data24.primaryLinks !== void 0) {
          let data28 = data24.primaryLinks;
          if (Array.isArray(data28)) {
            if (data28.length > 20) {
              let err79 = { instancePath: instancePath + "/footer/primaryLinks", schemaPath: "#/properties/footer/properties/primaryLinks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
              vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
            }
            let len3 = data28.length;
            for (let i3 = 0; i3 < len3; i3++)
              validate102(data28[i3], { instancePath: instancePath + "/footer/primaryLinks/" + i3, parentData: data28, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
          } else {
            let err80 = { instancePath: instancePath + "/footer/primaryLinks", schemaPath: "#/properties/footer/properties/primaryLinks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
          }
        }
        if (data24.secondaryLinks !== void 0) {
          let data30 = data24.secondaryLinks;
          if (Array.isArray(data30)) {
            if (data30.length > 20) {
              let err81 = { instancePath: instancePath + "/footer/secondaryLinks", schemaPath: "#/properties/footer/properties/secondaryLinks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
              vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
            }
            let len4 = data30.length;
            for (let i4 = 0; i4 < len4; i4++)
              validate102(data30[i4], { instancePath: instancePath + "/footer/secondaryLinks/" + i4, parentData: data30, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
          } else {
            let err82 = { instancePath: instancePath + "/footer/secondaryLinks", schemaPath: "#/properties/footer/properties/secondaryLinks/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
          }
        }
        if (data24.socialIcons !== void 0) {
          let data32 = data24.socialIcons;
          if (Array.isArray(data32)) {
            if (data32.length > 10) {
              let err83 = { instancePath: instancePath + "/footer/socialIcons", schemaPath: "#/properties/footer/properties/socialIcons/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
              vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
            }
            let len5 = data32.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data33 = data32[i5];
              if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                if (data33.label === void 0) {
                  let err84 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
                  vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                }
                if (data33.href === void 0) {
                  let err85 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'" };
                  vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                }
                if (data33.icon === void 0) {
                  let err86 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/required", keyword: "required", params: { missingProperty: "icon" }, message: "must have required property 'icon'" };
                  vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
                }
                for (let key6 in data33)
                  if (!(key6 === "label" || key6 === "href" || key6 === "icon")) {
                    let err87 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                    vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                  }
                if (data33.label !== void 0) {
                  let data34 = data33.label;
                  if (typeof data34 == "string") {
                    if (func3(data34) > 300) {
                      let err88 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
                      vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                    }
                    if (func3(data34) < 1) {
                      let err89 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
                    }
                  } else {
                    let err90 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                  }
                }
                if (data33.href !== void 0) {
                  let data35 = data33.href;
                  if (typeof data35 == "string") {
                    if (func3(data35) > 2e3) {
                      let err91 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
                      vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
                    }
                    if (!pattern52.test(data35)) {
                      let err92 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"' };
                      vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                    }
                  } else {
                    let err93 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                  }
                }
                data33.icon !== void 0 && (validate100(data33.icon, { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon", parentData: data33, parentDataProperty: "icon", rootData }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length));
              } else {
                let err94 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
              }
            }
          } else {
            let err95 = { instancePath: instancePath + "/footer/socialIcons", schemaPath: "#/properties/footer/properties/socialIcons/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
          }
        }
      } else {
        let err96 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
      }
    }
    if (data.previewBar !== void 0) {
      let data37 = data.previewBar;
      if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
        if (data37.exitLabel === void 0) {
          let err97 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/required", keyword: "required", params: { missingProperty: "exitLabel" }, message: "must have required property 'exitLabel'" };
          vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
        }
        if (data37.question === void 0) {
          let err98 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'" };
          vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
        }
        for (let key7 in data37)
          if (!(key7 === "exitLabel" || key7 === "question")) {
            let err99 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
          }
        if (data37.exitLabel !== void 0) {
          let data38 = data37.exitLabel;
          if (typeof data38 == "string") {
            if (func3(data38) > 300) {
              let err100 = { instancePath: instancePath + "/previewBar/exitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
            }
            if (func3(data38) < 1) {
              let err101 = { instancePath: instancePath + "/previewBar/exitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
            }
          } else {
            let err102 = { instancePath: instancePath + "/previewBar/exitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
          }
        }
        if (data37.question !== void 0) {
          let data39 = data37.question;
          if (typeof data39 == "string") {
            if (func3(data39) > 300) {
              let err103 = { instancePath: instancePath + "/previewBar/question", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
            }
            if (func3(data39) < 1) {
              let err104 = { instancePath: instancePath + "/previewBar/question", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
            }
          } else {
            let err105 = { instancePath: instancePath + "/previewBar/question", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
          }
        }
      } else {
        let err106 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
      }
    }
    if (data.messages !== void 0) {
      let data40 = data.messages;
      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
        if (data40.loading === void 0) {
          let err107 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "loading" }, message: "must have required property 'loading'" };
          vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
        }
        if (data40.errorTitle === void 0) {
          let err108 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "errorTitle" }, message: "must have required property 'errorTitle'" };
          vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
        }
        if (data40.errorText === void 0) {
          let err109 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "errorText" }, message: "must have required property 'errorText'" };
          vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
        }
        if (data40.fieldErrors === void 0) {
          let err110 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "fieldErrors" }, message: "must have required property 'fieldErrors'" };
          vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
        }
        for (let key8 in data40)
          if (!(key8 === "loading" || key8 === "errorTitle" || key8 === "errorText" || key8 === "fieldErrors")) {
            let err111 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
          }
        if (data40.loading !== void 0) {
          let data41 = data40.loading;
          if (typeof data41 == "string") {
            if (func3(data41) > 300) {
              let err112 = { instancePath: instancePath + "/messages/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
            }
            if (func3(data41) < 1) {
              let err113 = { instancePath: instancePath + "/messages/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
            }
          } else {
            let err114 = { instancePath: instancePath + "/messages/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
          }
        }
        if (data40.errorTitle !== void 0) {
          let data42 = data40.errorTitle;
          if (typeof data42 == "string") {
            if (func3(data42) > 300) {
              let err115 = { instancePath: instancePath + "/messages/errorTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
            }
            if (func3(data42) < 1) {
              let err116 = { instancePath: instancePath + "/messages/errorTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
            }
          } else {
            let err117 = { instancePath: instancePath + "/messages/errorTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
          }
        }
        if (data40.errorText !== void 0) {
          let data43 = data40.errorText;
          if (typeof data43 == "string") {
            if (func3(data43) > 300) {
              let err118 = { instancePath: instancePath + "/messages/errorText", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
            }
            if (func3(data43) < 1) {
              let err119 = { instancePath: instancePath + "/messages/errorText", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
            }
          } else {
            let err120 = { instancePath: instancePath + "/messages/errorText", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
          }
        }
        data40.fieldErrors !== void 0 && (validate43(data40.fieldErrors, { instancePath: instancePath + "/messages/fieldErrors", parentData: data40, parentDataProperty: "fieldErrors", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length));
      } else {
        let err121 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
      }
    }
  } else {
    let err122 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
  }
  return validate99.errors = vErrors, errors === 0;
}
var pattern56 = new RegExp("^[a-z][a-z0-9]*$", "u"), pattern58 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.referenceName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "referenceName" }, message: "must have required property 'referenceName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.items === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "referenceName" || key0 === "language" || key0 === "items")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err7 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.kind !== void 0 && data.kind !== "content") {
      let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "content" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern0.test(data2)) {
          let err11 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.schemaVersion !== void 0 && data.schemaVersion !== 1) {
      let err13 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.referenceName !== void 0) {
      let data4 = data.referenceName;
      if (typeof data4 == "string") {
        if (func3(data4) > 80) {
          let err14 = { instancePath: instancePath + "/referenceName", schemaPath: "#/properties/referenceName/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!pattern56.test(data4)) {
          let err15 = { instancePath: instancePath + "/referenceName", schemaPath: "#/properties/referenceName/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*$" }, message: 'must match pattern "^[a-z][a-z0-9]*$"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/referenceName", schemaPath: "#/properties/referenceName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.language !== void 0) {
      let data5 = data.language;
      if (typeof data5 == "string") {
        if (!pattern48.test(data5)) {
          let err17 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}(-[a-z]{2})?$" }, message: 'must match pattern "^[a-z]{2}(-[a-z]{2})?$"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.items !== void 0) {
      let data6 = data.items;
      if (Array.isArray(data6)) {
        if (data6.length > 5e3) {
          let err19 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 5e3 }, message: "must NOT have more than 5000 items" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.contentID === void 0) {
              let err20 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "contentID" }, message: "must have required property 'contentID'" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data7.fields === void 0) {
              let err21 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            for (let key1 in data7)
              if (!(key1 === "contentID" || key1 === "fields")) {
                let err22 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            if (data7.contentID !== void 0) {
              let data8 = data7.contentID;
              if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                let err23 = { instancePath: instancePath + "/items/" + i0 + "/contentID", schemaPath: "#/properties/items/items/properties/contentID/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
              if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
                let err24 = { instancePath: instancePath + "/items/" + i0 + "/contentID", schemaPath: "#/properties/items/items/properties/contentID/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data7.fields !== void 0) {
              let data9 = data7.fields;
              if (data9 && typeof data9 == "object" && !Array.isArray(data9))
                for (let key2 in data9) {
                  let _errs24 = errors;
                  if (typeof key2 == "string" && !pattern58.test(key2)) {
                    let err25 = { instancePath: instancePath + "/items/" + i0 + "/fields", schemaPath: "#/properties/items/items/properties/fields/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"', propertyName: key2 };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                  }
                  var valid7 = _errs24 === errors;
                  if (!valid7) {
                    let err26 = { instancePath: instancePath + "/items/" + i0 + "/fields", schemaPath: "#/properties/items/items/properties/fields/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid" };
                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                  }
                }
              else {
                let err27 = { instancePath: instancePath + "/items/" + i0 + "/fields", schemaPath: "#/properties/items/items/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
          } else {
            let err28 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate111.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "page")
        validate11(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      else if (tag0 === "journey")
        validate17(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      else if (tag0 === "form")
        validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
      else if (tag0 === "decision")
        validate94(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length);
      else if (tag0 === "operation")
        validate95(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
      else if (tag0 === "options")
        validate96(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length);
      else if (tag0 === "analytics")
        validate98(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
      else if (tag0 === "site")
        validate99(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
      else if (tag0 === "content")
        validate111(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf' };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
export {
  validateDocument
};
